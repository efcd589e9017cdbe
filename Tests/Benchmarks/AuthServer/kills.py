#!/usr/bin/env python3
"""Kills tessera-authd under load: kills.py PROGRAM [ROUNDS].

No code that was accepted is accepted again, and no session is lost that a client was told of.
"""

import http.client
import random
import signal
import sys
import tempfile
import threading
import time

from daemon import Daemon, ask

CLIENTS = 4


class Client(threading.Thread):
    """Signs in, and refreshes its session, until the server dies."""

    def __init__(self, daemon, numbers):
        super().__init__()
        self.daemon_program, self.numbers = daemon, numbers
        self.sessions, self.used, self.failure = {}, [], None

    def run(self):
        connection = self.daemon_program.connect()
        try:
            for number in self.numbers:
                if ask(connection, "/otp", {"phone": number})[0] != 200: continue
                code = self.daemon_program.codes().get(number)
                if code is None: continue
                status, answer = ask(connection, "/verify", {"type": "sms", "phone": number, "token": code})
                assert status == 200, answer
                self.used.append((number, code))
                self.sessions[number] = answer["refresh_token"]
                for _ in range(3):
                    token = {"refresh_token": self.sessions[number]}
                    status, answer = ask(connection, "/token?grant_type=refresh_token", token)
                    assert status == 200, answer
                    self.sessions[number] = answer["refresh_token"]
        except (http.client.HTTPException, OSError):
            pass
        except AssertionError as error:
            self.failure = error


def main():
    program, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 50
    seed = random.randrange(1 << 30)
    chance = random.Random(seed)
    print("seed", seed, flush=True)
    confirmed = refreshed = 0
    with tempfile.TemporaryDirectory() as home:
        daemon = Daemon(program, home)
        for number in range(rounds):
            clients = [
                Client(daemon, [f"+1556{number:03}{index}{count:03}" for count in range(1000)]) for index in range(CLIENTS)]
            for client in clients: client.start()
            time.sleep(chance.uniform(0.05, 0.6))
            daemon.end(signal.SIGKILL)
            for client in clients:
                client.join()
                assert client.failure is None, f"round {number}: {client.failure}"
            daemon.start()
            connection = daemon.connect()
            for client in clients:
                for phone, code in client.used:
                    status, _ = ask(connection, "/verify", {"type": "sms", "phone": phone, "token": code})
                    assert status == 403, f"round {number}: a code of {phone} was accepted twice"
                    confirmed += 1
                for phone, token in client.sessions.items():
                    status, answer = ask(connection, "/token?grant_type=refresh_token", {"refresh_token": token})
                    assert status == 200, f"round {number}: the session of {phone} is lost: {answer}"
                    refreshed += 1
        daemon.end()
    assert confirmed and refreshed, "nothing was confirmed before the server died"
    print(f"killed {rounds} times: {confirmed} codes accepted once, {refreshed} sessions kept")


main()
