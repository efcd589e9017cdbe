#!/usr/bin/env python3
"""Kills an engine at random moments of calls, and checks that nothing is lost.

usage: kills.py [--count N] [--seed N] PROGRAM

After each kill (50 unless told otherwise) there is no zombie, the next call rings, and at the end the history of both
phones has every call with its reason. Kills are 13 seconds apart, because an engine that ends five times within a minute
is started again half a minute later only, unless somebody calls by it: 50 take 11 minutes or more.
"""
import argparse, json, os, random, signal, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from phones import Pair

PAUSE = 13

parser = argparse.ArgumentParser()
parser.add_argument("--count", type=int, default=50)
parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
parser.add_argument("program")
options = parser.parse_args()
print(f"seed {options.seed}", file=sys.stderr)
source = random.Random(options.seed)


def check(is_so, what):
    if not is_so:
        raise SystemExit(f"seed {options.seed}: {what}")


with Pair(options.program) as pair:
    for number in range(options.count):
        start = time.monotonic()
        call = pair.a.dial(pair.b)
        time.sleep(source.uniform(0, 0.3))
        answers = source.random() < 0.5
        if answers:
            pair.b.run("answer", check=False)
            time.sleep(source.uniform(0, 0.3))
        victim = source.choice([pair.a, pair.b])
        engines = victim.engines()
        check(engines, f"kill {number}: there is no engine to kill")
        for process, _ in engines:
            os.kill(process, signal.SIGKILL)
        call.wait(20)
        pair.a.run("hangup", check=False)
        pair.b.run("hangup", check=False)
        pair.try_until_it_rings()
        zombies = [process for phone in (pair.a, pair.b) for process, state in phone.engines() if state == "Z"]
        check(not zombies, f"kill {number}: nobody waited for {zombies}")
        time.sleep(max(0, start + PAUSE - time.monotonic()))
    for phone in (pair.a, pair.b):
        calls = json.loads(phone.run("history", "--json").stdout)["calls"]
        open_calls = [call["id"] for call in calls if "reason" not in call]
        check(not open_calls, f"calls without an end: {open_calls}")
        # Each kill is of a call, and one more rings after it.
        least = options.count * (2 if phone is pair.a else 1)
        check(len(calls) >= least, f"{len(calls)} calls are remembered, and there were {least} or more")
print(f"{options.count} kills: no zombie, no call without an end, the next one rang each time")
