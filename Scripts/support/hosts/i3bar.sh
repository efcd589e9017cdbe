#!/usr/bin/env bash
# i3bar in i3: the left half of the block goes back, the right half forward, and the wheel both.
source "$WORK/support/proof.sh"

# launch COMMAND…: i3 with what the doctor prints, passed through a command.
launch() {
    start_x
    {
        echo '# i3 config file (v4)'
        echo 'font pango:DejaVu Sans Mono 10'
        doctor i3bar | sed 's/^bar {/&\n    workspace_buttons no/' | "$@"
    } >"$run/config"
    checked "$run/config"
    i3 -C -c "$run/config" >&2 || fail 'i3 does not take the configuration'
    beside i3 i3 -c "$run/config"
}

shown() { tail -n 1 "$run/lines" | sed 's/^,//' | jq -r '.[0].full_text'; }
# The bar is the last 20 rows of the screen.
picture() { on_screen "$1" 800x20+0+180; }
click() { xdotool mousemove "$1" 190 click "$2"; }

unchecked /etc/i3/config
rewind
launch copied status_command
begins
click "$(right)" 1
expect_at 1 'a click on the right half'
click "$(left)" 1
expect_at 0 'a click on the left half'
click "$(middle)" 4
expect_at 3 'the wheel upwards'
click "$(middle)" 5
expect_at 0 'the wheel downwards'
dies
