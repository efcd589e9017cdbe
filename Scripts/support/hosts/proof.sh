# shellcheck shell=bash
# What the proofs in hosts share; sourced, with a folder in WORK. Every proof has a session of its own in the one home.

set -euo pipefail

export HOME=$WORK/home XDG_CACHE_HOME=$WORK/home/.cache
name=$(basename -- "$0" .sh)
run=$WORK/run/$name
pictures=$WORK/pictures
widget=continue-watching.1
mkdir -p "$run"
chmod 700 "$run"
# All hosts of a person share one runtime folder; the socket of sway and that of the app lie in it.
export XDG_RUNTIME_DIR=$run

say() { printf '%s: %s\n' "$name" "$*" >&2; }
fail() { say "$@" && exit 1; }

children=()
finish() {
    local child
    for child in "${children[@]}" $(streams | cut -d ' ' -f 1); do kill "$child" 2>/dev/null || true; done
    wait 2>/dev/null || true
    children=()
}
trap finish EXIT

# beside LOG COMMAND…: runs until the proof ends.
beside() {
    "${@:2}" >"$run/$1.log" 2>&1 &
    children+=($!)
}

# until_true COMMAND…: waits up to 20 seconds for a command to succeed.
until_true() {
    local attempt
    for ((attempt = 0; attempt < 200; attempt++)); do
        "$@" >/dev/null 2>&1 && return 0
        sleep 0.1
    done
    return 1
}

# stored: the position of the carousel that is kept.
stored() { tessera storage export | jq -r '.entries[] | select(.name == "carousel.continueWatching").value.index'; }
is_stored() { [[ $(stored) == "$1" ]]; }

# Each proof begins at the first poster.
rewind() {
    local left
    for ((left = $(stored); left > 0; left--)); do tessera widgets tap "$widget" back; done
    is_stored 0 || fail "the carousel does not go to its beginning"
}

# title N: what stands first when the carousel is at that position.
title() { sed -n "$(($1 + 1))p" "$WORK/titles"; }

shows() { [[ $(shown) == *"$1"* ]]; }

# shot FILE: the picture of the bar, by `picture FILE` of the proof.
differs() { picture "$run/now.png" && ! cmp -s <(pixels "$run/now.png") <(pixels "$1"); }
pixels() { convert "$1" rgba:-; }

# expect_at N WHAT…: after a click another text, another picture than the one before and position N are there.
expect_at() {
    local position=$1
    shift
    until_true is_stored "$position" || fail "after $*: the position is $(stored), not $position"
    until_true shows "$(title "$position")" || fail "after $*: shows $(shown), not $(title "$position")"
    until_true differs "$run/before.png" || fail "after $*: the picture is the same"
    settle
    mv "$run/now.png" "$run/before.png"
    keep "$name-$position"
    say "after $*: $(title "$position")"
}

# keep NAME: the last picture, its right end when it is wide, and nothing but pixels.
keep() { convert "$run/before.png" -gravity East -crop 480x0+0+0 +repage -strip -depth 8 "$pictures/$1.png"; }

# settle: two pictures in a row are the same.
settle() {
    local attempt
    for ((attempt = 0; attempt < 20; attempt++)); do
        picture "$run/before.png"
        sleep 0.2
        picture "$run/now.png"
        cmp -s <(pixels "$run/now.png") <(pixels "$run/before.png") && return 0
    done
    fail "the picture does not come to rest"
}

# begins: the host shows the first poster.
begins() {
    until_true shows "$(title 0)" || fail "shows $(shown) at first, not $(title 0)"
    settle
    keep "$name"
    say "begins: $(title 0)"
}

# A screen of X in memory, on a number that is free.
start_x() {
    beside xvfb Xvfb -displayfd 3 -screen 0 "${1:-800x200}x24" -nolisten tcp -noreset 3>"$run/display"
    until_true test -s "$run/display" || fail "there is no screen"
    DISPLAY=:$(cat "$run/display")
    export DISPLAY
    until_true xdotool getdisplaygeometry || fail "there is no screen"
}

# on_screen FILE [GEOMETRY]: a picture of the screen of X, or of a part of it.
on_screen() { import -silent -window root ${2:+-crop "$2" +repage} "$1"; }

# ink FILE: the box around what differs from the corner, as `left top right bottom`.
ink() {
    convert "$1" -format '%@\n' info: | tr 'x+' '  ' | { read -r width height left top && echo "$left $top $((left + width)) $((top + height))"; }
}

# Where a click on the last picture means what it says.
left() { ink "$run/before.png" | { read -r left _ && echo $((left + 3)); }; }
right() { ink "$run/before.png" | { read -r _ _ right _ && echo $((right - 3)); }; }
middle() { ink "$run/before.png" | { read -r left _ right _ && echo $(((left + right) / 2)); }; }

# doctor HOST…: what the doctor prints for the widget; the configuration is made of it.
doctor() { tessera widgets doctor "$1" "$widget" "${@:2}" 2>"$run/doctor.log" || fail "the doctor has no snippet: $(cat "$run/doctor.log")"; }

# checked FILE: the doctor finds the widget in a configuration.
checked() {
    tessera widgets doctor "${host:-$name}" --check --configuration "$1" >&2 || fail "the doctor does not find it in $1"
}
# unchecked FILE: it reads one that Debian ships, in which there is none.
unchecked() {
    local words
    words=$(tessera widgets doctor "${host:-$name}" --check --configuration "$1" 2>/dev/null) && fail "the doctor finds one in $1"
    [[ $words == "$1 does not show a widget yet" ]] || fail "the doctor says: $words"
}

# dies: the host is killed, and nothing of tessera stays behind.
dies() {
    streams >/dev/null || fail "no stream runs"
    kill -KILL "${children[-1]}"
    until_true no_stream || fail "left behind when the host was killed: $(streams)"
    say 'killed: nothing is left behind'
}
streams() { pgrep -a -f "$WORK/bin/tessera widgets stream"; }
no_stream() { ! streams; }

# copied BEGINNING: the snippet; what the command on the line with that beginning writes is also read by the proof.
copied() { sed "s#^\( *$1[^\"]*\)#\1 | python3 $WORK/support/copy.py $run/lines#"; }
