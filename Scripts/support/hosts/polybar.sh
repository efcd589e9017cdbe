#!/usr/bin/env bash
# polybar: the arrows, and the wheel on the text.
source "$WORK/support/proof.sh"

# launch COMMAND…: polybar with what the doctor prints, passed through a command.
launch() {
    start_x
    {
        cat <<'BAR'
[bar/proof]
width = 100%
height = 24
override-redirect = true
background = #202020
foreground = #e0e0e0
font-0 = DejaVu Sans Mono:size=10;2
modules-right = tessera

BAR
        doctor polybar | "$@"
    } >"$run/config.ini"
    checked "$run/config.ini"
    beside polybar polybar --config="$run/config.ini" proof
}

# Its tags cannot be escaped, so their beginnings are taken apart.
shown() { tail -n 1 "$run/lines" | sed 's/%{[AF][^}]*}//g; s/% {/%{/g'; }
picture() { on_screen "$1" 800x24+0+0; }
click() { xdotool mousemove "$1" 12 click "$2"; }

unchecked /etc/polybar/config.ini
rewind
launch copied 'exec ='
begins
click "$(right)" 1
expect_at 1 'a click on the right arrow'
click "$(left)" 1
expect_at 0 'a click on the left arrow'
click "$(middle)" 4
expect_at 3 'the wheel upwards'
click "$(middle)" 5
expect_at 0 'the wheel downwards'
click "$(middle)" 1
expect_at 1 'a click on the text'
dies
