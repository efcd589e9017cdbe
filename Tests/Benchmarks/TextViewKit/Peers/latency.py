#!/usr/bin/env python3
"""Measures a live screen in a pseudo-terminal of 200x60 that answers as terminals of today do.

usage: latency.py [--json] PROGRAM

Prints the time from the byte of a key to the last byte of its frame (median and 99th percentile of 600 keys, 20 ms apart,
as nobody types faster), the time from the start to the last byte of the first frame (median of 20), and how often the
program wakes up and how much processor time it takes in three seconds in which nothing happens: it must be 0 times.
"""
import fcntl, json, os, pty, select, struct, sys, termios, time

KEYS, STARTS, IDLE = 600, 20, 3.0
END = b"\x1b[?2026l"
ANSWERS = b"\x1b[?0u\x1bP>|bench\x1b\\\x1b[?2026;2$y\x1b[?2027;2$y\x1b[?2048;2$y\x1b]11;rgb:0/0/0\x1b\\\x1b[?62c"


class Program:
    def __init__(self, path, words=("live",), environment={}):
        self.leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 1600, 960))
        self.started = time.perf_counter()
        self.child = os.fork()
        if self.child == 0:
            os.setsid()
            fcntl.ioctl(follower, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(follower, descriptor)
            usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
            os.execve(path, [path, *words], {**usual, **environment})
        os.close(follower)
        self.read_until(b"\x1b[c")
        os.write(self.leader, ANSWERS)
        self.read_until(END)
        self.first_frame = time.perf_counter() - self.started

    def read_until(self, end):
        """Reads until the output ends so, and returns when that was."""
        output = b""
        while not output.endswith(end):
            if not select.select([self.leader], [], [], 10)[0]:
                raise SystemExit(f"no output that ends with {end}: {output[-200:]}")
            output += os.read(self.leader, 1 << 16)
        return time.perf_counter()

    def key(self, bytes=b"k"):
        begin = time.perf_counter()
        os.write(self.leader, bytes)
        return self.read_until(END) - begin

    def idle(self):
        """Wake-ups and processor seconds of all its threads while nothing happens."""
        time.sleep(0.3)
        before = self.counters()
        time.sleep(IDLE)
        return tuple(after - was for after, was in zip(self.counters(), before))

    def counters(self):
        switches = ticks = 0
        for task in os.listdir(f"/proc/{self.child}/task"):
            with open(f"/proc/{self.child}/task/{task}/status") as status:
                switches += sum(int(line.split()[1]) for line in status if "ctxt_switches" in line)
            with open(f"/proc/{self.child}/task/{task}/stat") as stat:
                fields = stat.read().rsplit(")", 1)[1].split()
                ticks += int(fields[11]) + int(fields[12])
        return switches, ticks / os.sysconf("SC_CLK_TCK")

    def close(self):
        os.write(self.leader, b"\x11")
        try:
            while os.read(self.leader, 1 << 16):
                pass
        except OSError:
            pass
        os.close(self.leader)
        _, status = os.waitpid(self.child, 0)
        if status != 0:
            raise SystemExit(f"the program ended with status {status}")


def start(path):
    program = Program(path)
    program.close()
    return program.first_frame


def main():
    path = sys.argv[-1]
    starts = sorted(start(path) for _ in range(STARTS))
    program = Program(path)
    latencies = []
    for _ in range(KEYS):
        time.sleep(0.02)
        latencies.append(program.key())
    wakeups, seconds = program.idle()
    program.close()
    latencies.sort()
    rows = [
        {"name": "key to frame, median", "ms": round(latencies[KEYS // 2] * 1e3, 3), "goal": 0.5},
        {"name": "key to frame, 99th percentile", "ms": round(latencies[KEYS * 99 // 100] * 1e3, 3), "goal": 3},
        {"name": "start to first frame, median", "ms": round(starts[STARTS // 2] * 1e3, 3), "goal": 30},
        {"name": f"wake-ups in {IDLE:.0f} idle seconds", "count": wakeups, "goal": 0},
        {"name": f"processor time in {IDLE:.0f} idle seconds", "ms": round(seconds * 1e3, 3), "goal": 0},
    ]
    if "--json" in sys.argv:
        print(json.dumps({"schema": 1, "benchmark": "terminal-live", "rows": rows}, ensure_ascii=False))
        return
    for row in rows:
        value = f"{row['ms']:8.3f} ms" if "ms" in row else f"{row['count']:8}   "
        print(f"{row['name']:38} {value}   goal {row['goal']}")


if __name__ == "__main__":
    main()
