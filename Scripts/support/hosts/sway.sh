# shellcheck shell=bash
# sway without a screen, for the proofs that show a bar in it; sourced after proof.sh.

export WAYLAND_DISPLAY=wayland-1

# start_sway: sway with the lines of standard input in its configuration.
start_sway() {
    {
        echo 'output HEADLESS-1 resolution 800x200'
        echo 'output HEADLESS-1 background #404040 solid_color'
        echo 'seat * hide_cursor 100'
        cat
    } >"$run/config.sway"
    rm -f "$run/wayland-1"
    WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman \
        beside sway sway -c "$run/config.sway"
    until_true [ -S "$run/wayland-1" ] || fail "sway does not start"
}

picture() { grim -g '0,0 800x24' "$1"; }
click() { python3 "$WORK/support/pointer.py" 800 200 "$1" 12 "$2"; }
