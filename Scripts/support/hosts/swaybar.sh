#!/usr/bin/env bash
# swaybar in sway without a screen, with what the doctor prints for i3bar.
source "$WORK/support/proof.sh"
source "$WORK/support/sway.sh"

export host=i3bar
shown() { tail -n 1 "$run/lines" | sed 's/^,//' | jq -r '.[0].full_text'; }

rewind
options='position top\n    height 24\n    font pango:DejaVu Sans Mono 10\n    workspace_buttons no'
start_sway < <(doctor i3bar | sed "s/^bar {/&\n    $options/" | copied status_command)
checked "$run/config.sway"
begins
click "$(right)" left
expect_at 1 'a click on the right half'
click "$(left)" left
expect_at 0 'a click on the left half'
click "$(middle)" up
expect_at 3 'the wheel upwards'
click "$(middle)" down
expect_at 0 'the wheel downwards'
dies
