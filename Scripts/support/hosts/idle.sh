#!/usr/bin/env bash
# A stream that has nothing to say, in every format, for a minute: its memory, and what it costs.
source "$WORK/support/proof.sh"

formats=(waybar i3bar polybar tmux eww json)
greatest=30720 seconds=60
# Of 100 in a second. libdispatch looks after its threads once a second in every program, which costs some 30 µs.
most_ticks=2 most_wakes=$((seconds * 3 / 2))

# What a process has used: ticks, and how often one of its threads began to run.
ticks() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }
wakes() { cat "/proc/$1"/task/*/status | awk '/ctxt_switches/ { sum += $2 } END { print sum }'; }
memory() { awk -v key="$2:" '$1 == key { print $2 }' "/proc/$1/smaps_rollup"; }

rewind
declare -A process before_ticks before_wakes
# Each has a standard input on which no click ever comes; it would end with it.
for format in "${formats[@]}"; do
    mkfifo "$run/$format"
    sleep 600 >"$run/$format" &
    children+=($!)
    tessera widgets stream "$widget" --format "$format" <"$run/$format" >"$run/$format.out" 2>&1 &
    children+=($!)
    process[$format]=$!
done
for format in "${formats[@]}"; do
    until_true grep -q "$(title 0 | cut -c 1-9)" "$run/$format.out" || fail "$format shows nothing"
done
# The threads of the start end after five seconds without work.
sleep 8
for format in "${formats[@]}"; do
    before_ticks[$format]=$(ticks "${process[$format]}")
    before_wakes[$format]=$(wakes "${process[$format]}")
done
sleep "$seconds"
wrong=false
for format in "${formats[@]}"; do
    child=${process[$format]}
    used=$(($(ticks "$child") - before_ticks[$format])) woken=$(($(wakes "$child") - before_wakes[$format]))
    rss=$(memory "$child" Rss)
    say "$format: $rss kB resident, $(memory "$child" Pss) kB of its own share; in $seconds s $used ticks, $woken wakes"
    ((rss <= greatest && used <= most_ticks && woken <= most_wakes)) || wrong=true
done
! $wrong || fail "more than $greatest kB, $most_ticks ticks or $most_wakes wakes"
