#!/usr/bin/env bash
# waybar in sway without a screen: a stream that pushes itself, and a picture that is drawn anew by a signal.
source "$WORK/support/proof.sh"

start_sway() {
    cat >"$run/sway.config" <<SWAY
output HEADLESS-1 resolution 800x200
output HEADLESS-1 background #404040 solid_color
seat * hide_cursor 100
SWAY
    export WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman
    beside sway dbus-run-session -- sway -c "$run/sway.config"
    until_true [ -S "$run/wayland-1" ] || fail "sway does not start"
}
export WAYLAND_DISPLAY=wayland-1

shown() { tail -n 1 "$run/lines" | jq -r .text | sed 's/&amp;/\&/g'; }
picture() { grim -g '0,0 800x24' "$1"; }
click() { python3 "$WORK/support/pointer.py" 800 200 "$1" 12 "$2"; }

# launch COMMAND…: waybar with what the doctor prints, passed through a command.
launch() {
    {
        echo '{ "layer": "top", "height": 24, "modules-right": ["custom/tessera"],'
        doctor waybar "${options[@]}" | "$@"
        echo '}'
    } >"$run/config"
    checked "$run/config"
    rm -f "$run/lines"
    beside waybar waybar -c "$run/config" -s "$WORK/support/waybar.css"
}

start_sway
unchecked /etc/xdg/waybar/config

options=(--signal 8)
rewind
launch copied '"exec": "'
begins
click "$(middle)" left
expect_at 1 'a click that sends a signal'
tessera widgets tap "$widget" forward
kill -s RTMIN+8 "${children[-1]}"
expect_at 2 'a signal'
kill "${children[-1]}"

options=()
rewind
launch copied '"exec": "'
begins
click "$(middle)" left
expect_at 1 'a click'
click "$(middle)" down
expect_at 2 'the wheel downwards'
click "$(middle)" right
expect_at 1 'a right click'
dies
