#!/usr/bin/env python3
"""Measures the assembled app in a pseudo-terminal of 200x60 that answers as terminals of today do.

usage: shell.py [--json] PROGRAM

Prints the time from the byte of a key to the last byte of its frame when another tab opens, when a screen is pushed and
when it is popped (median and 99th percentile of 500 each, 20 ms apart, without movement, so that each is one frame), the
time from the start to the last byte of the first frame with all features (median of 20), and by how much the resident
memory grows while a screen is pushed and popped ten thousand times, after the first thousand. That takes six minutes,
because the app draws no more than sixty frames a second.
"""
import json, os, select, sys, tempfile, time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../TextViewKit/Peers"))
from latency import Program

ROUNDS, STARTS, WARM, CYCLES = 500, 20, 1_000, 10_000
# As a terminal with kitty's keyboard sends them: an Escape that is no beginning of anything.
FIRST, SECOND, PUSH, POP = b"\x1b[49;3u", b"\x1b[50;3u", b"\r", b"\x1b[27u"


class App(Program):
    def read_until(self, end):
        """Reads until the output has that; the title of the window follows the first frame."""
        output = b""
        while end not in output:
            if not select.select([self.leader], [], [], 10)[0]:
                raise SystemExit(f"no output that has {end}: {output[-200:]}")
            output += os.read(self.leader, 1 << 16)
        return time.perf_counter()

    def quiet(self):
        """Lets go by what comes without a key, such as the frame after a timer."""
        while select.select([self.leader], [], [], 0)[0]:
            os.read(self.leader, 1 << 16)

    def timed(self, bytes):
        time.sleep(0.02)
        self.quiet()
        return self.key(bytes)

    def resident(self):
        with open(f"/proc/{self.child}/statm") as pages:
            return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def cycle(self, count):
        for _ in range(count):
            self.key(PUSH)
            self.key(POP)


def median(values):
    return sorted(values)[len(values) // 2]


def latency_rows(app):
    rows, times = [], {"push": [], "pop": [], "another tab": []}
    for _ in range(ROUNDS):
        times["push"].append(app.timed(PUSH))
        times["pop"].append(app.timed(POP))
    for _ in range(ROUNDS // 2):
        times["another tab"] += [app.timed(FIRST), app.timed(SECOND)]
    for name, values in times.items():
        rows.append({"name": f"{name}, median", "ms": round(median(values) * 1e3, 3), "goal": 16})
        last = sorted(values)[len(values) * 99 // 100]
        rows.append({"name": f"{name}, 99th percentile", "ms": round(last * 1e3, 3), "goal": 16})
    return rows


def memory_row(app):
    app.cycle(WARM)
    # Leaks are looked for a second after a screen has left.
    time.sleep(1.5)
    before = app.resident()
    app.cycle(CYCLES)
    time.sleep(1.5)
    grown = max(0, app.resident() - before)
    return {"name": f"memory after {CYCLES} pushes and pops", "KiB": round(grown / 1024), "goal": 512}


def start(path, environment):
    app = App(path, [], environment)
    app.close()
    return app.first_frame


def main():
    path = os.path.abspath(sys.argv[-1])
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home, "XDG_RUNTIME_DIR": home, "TESSERA_REDUCE_MOTION": "1", "TESSERA_AUTH_ASK_AT_START": "false",
            # Nothing that a tab asks of the network leaves the machine.
            "https_proxy": "http://127.0.0.1:9"}
        # The first start of all shows the welcome.
        start(path, environment)
        rows = [{
            "name": "start to first frame, median",
            "ms": round(median([start(path, environment) for _ in range(STARTS)]) * 1e3, 3), "goal": 50}]
        app = App(path, ["open", "tessera://about"], environment)
        memory = memory_row(app)
        rows += latency_rows(app) + [memory]
        app.close()
    if "--json" in sys.argv:
        print(json.dumps({"schema": 1, "benchmark": "shell", "rows": rows}, ensure_ascii=False))
        return
    for row in rows:
        value = f"{row['ms']:8.3f} ms " if "ms" in row else f"{row['KiB']:8} KiB"
        print(f"{row['name']:38} {value}   goal {row['goal']}")


main()
