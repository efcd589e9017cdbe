#!/usr/bin/env bash
# A home in which mpv has left three films, the last first, with a widget placed on them.
source "$WORK/support/proof.sh"
mkdir -p "$HOME/Videos"

# film NAME MINUTES LEFT-AT: a film that mpv leaves at a part of it.
film() {
    local file=$HOME/Videos/$1.mkv
    ffmpeg -loglevel error -f lavfi -i "color=size=64x36:rate=1:duration=$(($2 * 60))" -codec:v mpeg4 "$file" </dev/null
    mpv --really-quiet --no-resume-playback --vo=null --ao=null --start="$3" --script="$WORK/support/leave.lua" "$file" >&2 ||
        fail "mpv does not leave $1"
}

# A name that every host would read as more than a name.
film '<b>A & "B" #[fg=red]#(x) %{F#f00} (1930)' 60 50%
film 'Человек с киноаппаратом (1929)' 68 60%
film 'The Gold Rush (1925)' 95 30%
film 'Nosferatu & Ellen (1922)' 94 40%
placed=$(tessera widgets add continue-watching --family accessoryInline)
[[ $placed == "$widget" ]] || fail "the widget is $placed, not $widget"
# What it makes of the names is a matter of its own tests.
for ((position = 0; position < 4; position++)); do
    tessera widgets render "$widget" --format json | jq -r '.lines[0]' | sed 's/ — .*//'
    tessera widgets tap "$widget" forward
done >"$WORK/titles"
