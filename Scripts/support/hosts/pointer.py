#!/usr/bin/env python3
"""Moves a pointer over a compositor that has no mouse, and clicks: pointer.py WIDTH HEIGHT X Y left|right|up|down.

Speaks as much of the Wayland protocol as zwlr_virtual_pointer_v1 (wlr-protocols, version 1) needs; Debian 12 has no
program for it.
"""

import os
import socket
import struct
import sys
import time

BUTTONS = {"left": 0x110, "right": 0x111}
DISPLAY, REGISTRY = 1, 2
WHEEL = {"up": -1, "down": 1}


class Compositor:
    """A connection on which requests are written; of what is told, only the names of globals are read."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(5)
        self.socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self.last = 1

    def new_id(self):
        """Numbers of objects have no gaps."""
        self.last += 1
        return self.last

    def request(self, target, opcode, *words):
        data = b"".join(word if isinstance(word, bytes) else struct.pack("=I", word & 0xFFFFFFFF) for word in words)
        self.socket.sendall(struct.pack("=IHH", target, opcode, 8 + len(data)) + data)

    def events(self):
        while True:
            target, opcode, size = struct.unpack("=IHH", self.read(8))
            yield target, opcode, self.read(size - 8)

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise SystemExit("the compositor is gone")
            data += part
        return data

    def synchronize(self):
        """Waits until everything before was done, and returns the globals that were told meanwhile."""
        number = self.new_id()
        self.request(DISPLAY, 0, number)
        names = {}
        for target, opcode, data in self.events():
            if target == DISPLAY and opcode == 0:
                raise SystemExit(f"the compositor refuses: {data!r}")
            if target == REGISTRY and opcode == 0:
                name, length = struct.unpack_from("=II", data)
                names[data[8 : 8 + length - 1].decode()] = name
            if target == number:
                return names


def string(text):
    data = text.encode() + b"\0"
    return struct.pack("=I", len(data)) + data + b"\0" * (-len(data) % 4)


def main(width, height, x, y, button):
    compositor = Compositor()
    compositor.request(DISPLAY, 1, compositor.new_id())
    names = compositor.synchronize()
    interface = "zwlr_virtual_pointer_manager_v1"
    manager = compositor.new_id()
    compositor.request(REGISTRY, 0, names[interface], string(interface), 1, manager)
    pointer = compositor.new_id()
    compositor.request(manager, 0, 0, pointer)

    def now():
        return int(time.monotonic() * 1000)

    def frame(opcode, *words):
        compositor.request(pointer, opcode, *words)
        compositor.request(pointer, 4)
        compositor.synchronize()

    # Clients learn only now that there is a pointer at all, and ask for it; it enters them when it moves after that.
    frame(1, now(), x, (y + height // 2) % height, width, height)
    time.sleep(0.5)
    frame(1, now(), x, y, width, height)
    if button in BUTTONS:
        frame(2, now(), BUTTONS[button], 1)
        frame(2, now(), BUTTONS[button], 0)
    else:
        compositor.request(pointer, 5, 0)
        frame(7, now(), 0, WHEEL[button] * 15 * 256, WHEEL[button])
    # A click that leaves with its pointer would be taken back.
    time.sleep(0.3)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:5]), sys.argv[5])
