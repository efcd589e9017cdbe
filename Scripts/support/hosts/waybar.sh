#!/usr/bin/env bash
# waybar in sway without a screen: a stream that pushes itself, and a picture that is drawn anew by a signal.
source "$WORK/support/proof.sh"
source "$WORK/support/sway.sh"

shown() { tail -n 1 "$run/lines" | jq -r .text | sed 's/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g'; }

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

start_sway </dev/null
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
click "$(middle)" right
expect_at 0 'a right click'
click "$(middle)" up
expect_at 3 'the wheel upwards'
click "$(middle)" down
expect_at 0 'the wheel downwards'
dies
