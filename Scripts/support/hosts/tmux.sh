#!/usr/bin/env bash
# tmux in a tmux in xterm: the outer one tells what the inner one shows, and a real mouse clicks in xterm.
source "$WORK/support/proof.sh"

inner() { tmux -S "$run/inner" "$@"; }
outer() { tmux -S "$run/outer" "$@"; }

launch() {
    start_x
    {
        echo 'set -g mouse on'
        doctor tmux
    } >"$HOME/.tmux.conf"
    checked "$HOME/.tmux.conf"
    inner new-session -d -x 80 -y 6 'printf "\\33[H\\33[2J"; exec sleep 600'
    outer -f /dev/null new-session -d -x 80 -y 6 "TMUX= tmux -S '$run/inner' attach"
    outer set -g status off ';' set -g mouse on ';' set -s escape-time 0
    beside xterm xterm -fa 'DejaVu Sans Mono' -fs 10 -geometry 80x6+0+0 -b 0 -bw 0 +sb -e tmux -S "$run/outer" attach
}
trap '{ inner kill-server; outer kill-server; } 2>/dev/null || true; finish' EXIT

shown() { outer capture-pane -p | tail -n 1; }
picture() { on_screen "$1" "$bar"; }
# The status line is the last row of xterm.
place() {
    until_true xdotool search --onlyvisible --class xterm || fail 'xterm does not appear'
    local X Y WIDTH HEIGHT
    eval "$(xdotool search --onlyvisible --class xterm getwindowgeometry --shell)"
    row=$((Y + HEIGHT - HEIGHT / 12))
    bar=${WIDTH}x$((HEIGHT / 6))+$X+$((Y + HEIGHT - HEIGHT / 6))
    column=$((X + WIDTH - WIDTH / 8))
}
click() { xdotool mousemove "$column" "$row" click "$1"; }

tessera widgets doctor tmux --check >/dev/null 2>&1 && fail "the doctor finds one where there is none"
rewind
launch
place
begins
click 1
expect_at 1 'a click'
click 3
expect_at 0 'a right click'
click 4
expect_at 3 'the wheel upwards'
click 5
expect_at 0 'the wheel downwards'
outer send-keys M-.
expect_at 1 'Alt+.'
