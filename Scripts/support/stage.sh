# shellcheck shell=bash
# What belongs to a binary beside itself: pages, completions, desktop entries, units, an icon. Sourced, never run.

# stage PROGRAM ROOT PREFIX UNITS: puts a binary and all of that under ROOT, as they stand below PREFIX at last; units go
# into the folder UNITS below it. Which desktop entries and units there are follows from the features of the binary.
stage() {
    local program=$1 folder=$2$3 prefix=$3 units=$4 name features
    name=$(basename -- "$program")
    features=$(asked "$program" features --json | sed -n 's/^ *"id": "\(.*\)",$/\1/p' | tr '\n' ' ')
    install -D -m 755 "$program" "$folder/bin/$name"
    stage_texts "$program" "$name" "$folder"
    install -D -m 644 "$ROOT/Scripts/support/share/icon.svg" "$folder/share/icons/hicolor/scalable/apps/$name.svg"
    stage_entries "$name" "$prefix/bin/$name" "$folder/share/applications" " $features "
    stage_units "$name" "$prefix/bin/$name" "$folder/$units" " $features "
}

# asked PROGRAM WORD…: what it answers in English, without a trace in the home of who asks.
asked() {
    local home status=0
    home=$(mktemp -d)
    env -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_STATE_HOME -u XDG_CACHE_HOME HOME="$home" XDG_RUNTIME_DIR="$home" \
        LC_ALL="${language:-C.UTF-8}" "$@" || status=$?
    rm -rf "$home"
    return "$status"
}

# put FILE: what is read from standard input becomes a file.
put() { install -D -m 644 /dev/stdin "$1"; }

# The program writes its pages and completions itself.
stage_texts() {
    local program=$1 name=$2 share=$3/share
    asked "$program" manual | put "$share/man/man1/$name.1"
    language=ru_RU.UTF-8 asked "$program" manual | put "$share/man/ru/man1/$name.1"
    asked "$program" completions bash | put "$share/bash-completion/completions/$name"
    asked "$program" completions zsh | put "$share/zsh/vendor-completions/_$name"
    asked "$program" completions fish | put "$share/fish/vendor_completions.d/$name.fish"
}

# One entry for the menu, and one for each kind of link; an app starts without a link, so they cannot be the same.
stage_entries() {
    local name=$1 program=$2 folder=$3 features=$4
    if [[ $features == *" shell "* ]]; then
        entry "$name" "$program" "Comment=Widgets, calls and more in the terminal" "Comment[ru]=Виджеты, звонки и другое в терминале" \
            "Categories=Utility;ConsoleOnly;" | put "$folder/$name.desktop"
        entry "$name (links)" "$program open -- %u" "NoDisplay=true" "MimeType=x-scheme-handler/tessera;" |
            put "$folder/$name-open.desktop"
    fi
    if [[ $features == *" calls "* ]]; then
        # A page can open a link by itself, and calls nobody by that.
        entry "$name (calls)" "$program call dial --ask --wait -- %u" "NoDisplay=true" \
            "MimeType=x-scheme-handler/tel;x-scheme-handler/sip;" | put "$folder/$name-call.desktop"
    fi
}

# entry TITLE COMMAND LINE…: a desktop entry of a program in the terminal.
entry() {
    printf '%s\n' "[Desktop Entry]" "Type=Application" "Name=$1" "Exec=$2" "Icon=${1%% *}" "Terminal=true" "${@:3}"
}

# Nobody starts a unit but the person whose calls and widgets they are: `systemctl --user enable --now NAME-calls`.
stage_units() {
    local name=$1 program=$2 folder=$3 features=$4
    [[ $features != *" calls "* ]] || calls_service "$name" "$program" | put "$folder/$name-calls.service"
    [[ $features == *" widgets "* ]] || return 0
    widgets_service "$name" "$program" | put "$folder/$name-widgets.service"
    widgets_timer "$name" | put "$folder/$name-widgets.timer"
}

calls_service() {
    cat <<UNIT
[Unit]
Description=Calls of $1: takes them without a screen
Documentation=man:$1(1)
After=pipewire.service pulseaudio.service

[Service]
ExecStart=$2 call listen
KillSignal=SIGINT
SuccessExitStatus=130
Restart=on-failure
RestartSec=5
NoNewPrivileges=yes

[Install]
WantedBy=default.target
UNIT
}

widgets_service() {
    cat <<UNIT
[Unit]
Description=Widgets of $1: loads what they show anew
Documentation=man:$1(1)

[Service]
Type=oneshot
ExecStart=$2 widgets reload
NoNewPrivileges=yes
UNIT
}

widgets_timer() {
    cat <<UNIT
[Unit]
Description=Schedule of the widgets of $1
Documentation=man:$1(1)

[Timer]
OnStartupSec=1min
OnUnitActiveSec=30min
RandomizedDelaySec=1min

[Install]
WantedBy=timers.target
UNIT
}
