"""Two phones on this machine: two instances of `tessera` that call each other by SIP, with engines of their own."""
import json, os, random, select, shutil, signal, socket, subprocess, tempfile, time


def free_ports():
    """Two free ports ten apart, each with the next one free for TLS."""
    found = []
    for base in random.sample(range(20_000, 32_000, 10), 400):
        try:
            for port in (base, base + 1):
                with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
                    probe.bind(("127.0.0.1", port))
        except OSError:
            continue
        found.append(base)
        if len(found) == 2:
            return found
    raise SystemExit("no free ports")


class Phone:
    """One instance, with `call listen` running."""

    def __init__(self, program, home, name, port):
        self.program, self.name, self.address = program, name, f"{name}@127.0.0.1:{port}"
        self.environment = {
            "HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": f"{home}/run",
            "TESSERA_CALLS_AUDIO": "null"}
        self.run("accounts", "add", self.address, "--local")
        self.listener = subprocess.Popen(
            [program, "--instance", name, "call", "listen", "--json"], env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        os.set_blocking(self.listener.stdout.fileno(), False)
        self.rest, self.events = b"", []

    def run(self, *words, check=True):
        result = subprocess.run(
            [self.program, "--instance", self.name, "call", *words], env=self.environment, capture_output=True,
            text=True, timeout=60)
        if check and result.returncode:
            raise SystemExit(f"call {' '.join(words)}: {result.stderr}")
        return result

    def dial(self, other):
        """Asks for a call without waiting for the program that asks."""
        return subprocess.Popen(
            [self.program, "--instance", self.name, "call", "dial", f"sip:{other.address}"], env=self.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def read(self, wait):
        """Takes the events that come within a time."""
        if not select.select([self.listener.stdout], [], [], wait)[0]:
            return
        data = os.read(self.listener.stdout.fileno(), 1 << 16)
        if not data:
            raise SystemExit("a listener ended")
        *lines, self.rest = (self.rest + data).split(b"\n")
        self.events += [json.loads(line) for line in lines]

    def wait_for(self, kind, patience=20):
        """Waits for an event of a kind, forgets what came before, and returns it; `None` when it does not come."""
        end = time.monotonic() + patience
        while True:
            for index, event in enumerate(self.events):
                if event["event"] == kind:
                    del self.events[: index + 1]
                    return event
            if time.monotonic() > end:
                return None
            self.read(0.05)

    def engines(self):
        """The children of the listener: process ids and states, `Z` for one that nobody has waited for."""
        found = []
        for entry in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{entry}/stat") as file:
                    state, parent = file.read().rsplit(")", 1)[1].split()[:2]
            except OSError:
                continue
            if int(parent) == self.listener.pid:
                found.append((int(entry), state))
        return found

    def end(self):
        # A shell lets what it runs in the background ignore SIGINT.
        self.listener.send_signal(signal.SIGTERM)
        self.listener.wait(20)


class Pair:
    """Two phones, `a` and `b`, in a home of their own."""

    def __init__(self, program):
        self.home = tempfile.mkdtemp(prefix="tessera-phones-")
        os.mkdir(f"{self.home}/run", 0o700)
        ports = free_ports()
        self.a, self.b = (Phone(program, self.home, name, port) for name, port in zip("ab", ports))

    def __enter__(self):
        self.try_until_it_rings()
        return self

    def try_until_it_rings(self, patience=60):
        """Calls again and again until a call rings, is ended, and both know it; raises when none does."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            for phone in (self.a, self.b):
                phone.read(0)
                phone.events.clear()
            call = self.a.dial(self.b)
            rang = self.b.wait_for("incoming", 2)
            call.wait(20)
            self.a.run("hangup", check=False)
            self.a.wait_for("ended", 10)
            if rang and self.b.wait_for("ended", 10):
                return
        raise SystemExit("no call rings")

    def __exit__(self, *_):
        for phone in (self.a, self.b):
            phone.end()
        shutil.rmtree(self.home)
