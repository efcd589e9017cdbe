#!/usr/bin/env python3
"""Runs programs in a pseudo-terminal of 200x60 and compares what they cost.

usage: measure.py [--json] [--repeat N] NAME=PROGRAM...

Each program is called with LANE FRAMES RESULT, and with `cold` where its name ends so. It draws that many frames and
writes the processor seconds of its loop to the file RESULT. CPU is that of the whole process, start and end included;
`loop` is what the program says of its loop alone. Of the repeats the one with the least CPU counts: the machine may be
shared. Bytes are exact.
"""
import fcntl, json, os, pty, struct, sys, tempfile, termios

LANES = ("tick", "small", "scroll")
FRAMES = 1000
# How many times the floor a frame may take, warm and with everything painted anew, and how many of its bytes.
GOAL, COLD_GOAL, BYTES_GOAL = 3, 4, 1.05
# The most that a step in a list of a million rows may take, and the peak of memory.
MILLISECONDS_GOAL, MEGABYTES_GOAL = 5, 20


def run(program, lane, cold):
    """Returns microseconds per frame of the process and of its loop, bytes per frame, and the peak megabytes."""
    with tempfile.NamedTemporaryFile() as result:
        leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 1600, 960))
        child = os.fork()
        if child == 0:
            os.close(leader)
            os.login_tty(follower) if hasattr(os, "login_tty") else login(follower)
            environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8")
            environment.pop("NO_COLOR", None)
            words = [program, lane, str(FRAMES), result.name] + (["cold"] if cold else [])
            os.execve(program, words, environment)
        os.close(follower)
        count = drain(leader)
        os.close(leader)
        _, status, usage = os.wait4(child, 0)
        if status != 0:
            raise SystemExit(f"{program} {lane} ended with status {status}")
        loop = float(open(result.name).read())
        process = usage.ru_utime + usage.ru_stime
        return process / FRAMES * 1e6, loop / FRAMES * 1e6, count / FRAMES, usage.ru_maxrss / 1024


def login(follower):
    os.setsid()
    fcntl.ioctl(follower, termios.TIOCSCTTY, 0)
    for descriptor in range(3):
        os.dup2(follower, descriptor)


def drain(leader):
    count = 0
    while True:
        try:
            piece = os.read(leader, 1 << 16)
        except OSError:  # EIO: the last follower is closed
            return count
        if not piece:
            return count
        count += len(piece)


def measure(programs, repeat):
    rows = []
    for cold in (False, True):
        for lane in LANES:
            for name, program in programs:
                if cold and name not in ("floor", "tessera"):
                    continue
                runs = [run(program, lane, cold) for _ in range(repeat)]
                best = min(runs)
                rows.append({
                    "lane": lane + (" cold" if cold else ""), "program": name, "cpu_us_per_frame": round(best[0], 1),
                    "loop_us_per_frame": round(best[1], 1), "bytes_per_frame": round(best[2], 1),
                    "peak_mb": round(max(r[3] for r in runs), 1)})
    return rows


def goals(rows):
    """What the goals are about: our processor time and our bytes beside those of the floor, and our memory."""
    floors = {row["lane"]: row for row in rows if row["program"] == "floor"}
    for row in rows:
        floor = floors.get(row["lane"])
        if row["program"] != "tessera" or floor is None:
            continue
        goal = COLD_GOAL if row["lane"].endswith(" cold") else GOAL
        for name, key, goal in [("processor time", "cpu_us_per_frame", goal), ("bytes", "bytes_per_frame", BYTES_GOAL)]:
            ratio = round(row[key] / max(floor[key], 0.1), 3)
            yield {"name": f"{row['lane']}, {name} beside the floor", "ratio": ratio, "goal": goal}
    peaks = [row["peak_mb"] for row in rows if row["program"] == "tessera"]
    if peaks:
        yield {"name": "peak of memory", "value": max(peaks), "unit": "MB", "goal": MEGABYTES_GOAL}


def table(rows):
    floors = {row["lane"]: row for row in rows if row["program"] == "floor"}
    lines = [
        f"{'lane':12} {'program':10} {'CPU µs/frame':>13} {'to floor':>9} {'loop µs':>9} {'bytes/frame':>12}"
        f" {'to floor':>9} {'peak MB':>8}"]
    for row in rows:
        floor = floors.get(row["lane"], row)
        cpu = row["cpu_us_per_frame"] / max(floor["cpu_us_per_frame"], 0.1)
        size = row["bytes_per_frame"] / max(floor["bytes_per_frame"], 0.1)
        lines.append(
            f"{row['lane']:12} {row['program']:10} {row['cpu_us_per_frame']:13.1f} {cpu:8.2f}x"
            f" {row['loop_us_per_frame']:9.1f} {row['bytes_per_frame']:12.1f} {size:8.2f}x {row['peak_mb']:8.1f}")
    return "\n".join(lines)


def main():
    words = sys.argv[1:]
    wants_json = "--json" in words
    words = [word for word in words if word != "--json"]
    repeat = 3
    if words[:1] == ["--repeat"]:
        repeat, words = int(words[1]), words[2:]
    programs = [word.split("=", 1) for word in words]
    rows = measure(programs, repeat)
    ours = dict(programs).get("tessera")
    if ours:
        for line in os.popen(f"'{ours}' million").read().splitlines():
            name, milliseconds = line.split("\t")
            rows.append({
                "lane": f"million rows, {name}", "program": "tessera",
                "milliseconds": round(float(milliseconds), 3), "goal": MILLISECONDS_GOAL})
    if wants_json:
        rows += list(goals([row for row in rows if "cpu_us_per_frame" in row]))
        print(json.dumps({"schema": 1, "benchmark": "terminal", "rows": rows}, ensure_ascii=False, indent=1))
        return
    print(table([row for row in rows if "cpu_us_per_frame" in row]))
    for row in rows:
        if "milliseconds" in row:
            print(f"{row['lane']:38} {row['milliseconds']:8.3f} ms")


main()
