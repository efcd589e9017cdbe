#!/usr/bin/env python3
"""Measures how long it takes from dialling until the other phone rings, over loopback, with real engines.

usage: calls.py [--json] PROGRAM

From the moment at which `tessera call dial` is started to the line of the other phone's `call listen` that says so, both
engines running: median and worst of 50 calls.
"""
import json, os, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from phones import Pair

COUNT, GOAL = 50, 0.1

with Pair(sys.argv[-1]) as pair:
    times = []
    for _ in range(COUNT):
        start = time.perf_counter()
        call = pair.a.dial(pair.b)
        if not pair.b.wait_for("incoming", 10):
            raise SystemExit("it did not ring")
        times.append(time.perf_counter() - start)
        call.wait(20)
        pair.a.run("hangup")
        pair.a.wait_for("ended")
        pair.b.wait_for("ended")

times.sort()
median, worst = times[COUNT // 2], times[-1]
if "--json" in sys.argv:
    row = {"name": "dial to ring", "unit": "s", "median": median, "worst": worst, "goal": GOAL}
    print(json.dumps({"schema": 1, "benchmark": "calls", "rows": [row]}))
else:
    print(f"dial to ring     {median * 1e3:.1f} ms   worst {worst * 1e3:.1f} ms   goal {GOAL * 1e3:.0f}")
