#!/usr/bin/env bash
# The message of the day: what a login shell says before its first prompt, as it is seen in xterm.
source "$WORK/support/proof.sh"

rewind
start_x
doctor motd >"$HOME/.profile"
checked "$HOME/.profile"
echo "PS1='anna@home:~\\$ '" >>"$HOME/.profile"
session=(tmux -S "$run/tmux" -f /dev/null)
beside xterm xterm -fa 'DejaVu Sans Mono' -fs 10 -geometry 44x6+0+0 -b 8 +sb -e \
    "${session[@]}" new-session 'bash --login' ';' set status off
trap '"${session[@]}" kill-server || true; finish' EXIT

shown() { "${session[@]}" capture-pane -p; }
picture() { import -silent -window "$(xdotool search --onlyvisible --class xterm)" "$1"; }

until_true shows 'anna@home:~$' || fail 'the shell does not come to its prompt'
shows "$(title 0)" || fail "says $(shown), not $(title 0)"
settle
keep motd
say "says: $(title 0)"
tessera widgets tap "$widget" forward
"${session[@]}" send-keys 'exec bash --login' Enter
until_true shows "$(title 1)" || fail "says $(shown), not $(title 1)"
say "after a tap: $(title 1)"

# What a lock screen may show of it, and the round shape.
"${session[@]}" send-keys 'clear; '"$WORK"'/bin/tessera widgets render '"$widget"' --family accessoryRectangular --redacted' Enter
until_true shows '▒' || fail "says $(shown), not blocks"
! shows "$(title 1)" || fail "says $(title 1) to everybody"
settle
keep motd-redacted
say 'redacted: blocks'
"${session[@]}" send-keys 'clear; '"$WORK"'/bin/tessera widgets render '"$widget"' --family accessoryCircular' Enter
until_true shows '30%' || fail "says $(shown), not 30%"
settle
keep motd-circular
say 'circular: 30%'
