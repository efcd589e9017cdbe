#!/usr/bin/env python3
"""Passes lines on, and writes them into a file too: copy.py FILE. Ends when its reader does, which `tee` would not see."""

import os
import select
import sys


def main(path):
    poll = select.poll()
    poll.register(0, select.POLLIN)
    poll.register(1, 0)
    with open(path, "ab", buffering=0) as file:
        while True:
            events = dict(poll.poll())
            data = b"" if 1 in events else os.read(0, 65536)
            if not data:
                return
            file.write(data)
            os.write(1, data)


if __name__ == "__main__":
    main(sys.argv[1])
