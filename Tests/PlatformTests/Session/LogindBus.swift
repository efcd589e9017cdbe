import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

/// A real bus with a logind of our own on it, which has one session and locks it when told to.
struct LogindBus {
    let environment: FixedEnvironment
    private let bus: any RunningProcess
    private let logind: any RunningProcess
    private let lines: AsyncStream<String>

    private static let runner = SystemProcessRunner(
        FixedEnvironment(["PATH": "/usr/bin:/bin"]), time: SystemContinuousTime())

    /// Whether the machine has what it takes.
    static func isPossible() async -> Bool {
        let script = "command -v dbus-daemon gdbus && exec python3 -c 'import dbus, gi.repository.GLib'"
        return (try? await runner.run(ProcessRequest("sh", ["-c", script])))?.isSuccess ?? false
    }

    init(in folder: TemporaryFolder) async throws {
        let address = "unix:path=\(folder("bus"))"
        bus = try await Self.runner.start(
            ProcessRequest(
                "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=\(address)", "--print-address=1"]))
        for await _ in bus.lines { break }
        let variables = ["PATH": "/usr/bin:/bin", "DBUS_SYSTEM_BUS_ADDRESS": address]
        environment = FixedEnvironment(variables)
        logind = try await Self.runner.start(
            ProcessRequest("python3", ["-c", Self.script], variables: .only(variables)))
        lines = logind.lines
        await waitForLine()
    }

    /// Locks and unlocks the session; returns when the signal is sent.
    func set(_ isLocked: Bool) async {
        try? await logind.write(Array((isLocked ? "lock\n" : "unlock\n").utf8))
        await waitForLine()
    }

    private func waitForLine() async {
        var iterator = lines.makeAsyncIterator()
        _ = await iterator.next()
    }

    private static let script = """
        import sys, dbus, dbus.service, dbus.mainloop.glib
        from gi.repository import GLib
        dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
        bus = dbus.SystemBus()
        P = 'org.freedesktop.DBus.Properties'
        class Session(dbus.service.Object):
            locked = False
            @dbus.service.method(P, in_signature='ss', out_signature='v')
            def Get(self, i, p): return self.locked
            @dbus.service.signal(P, signature='sa{sv}as')
            def PropertiesChanged(self, i, c, n): pass
        class Manager(dbus.service.Object):
            @dbus.service.method('org.freedesktop.login1.Manager', in_signature='u', out_signature='o')
            def GetSessionByPID(self, pid): return '/org/freedesktop/login1/session/_31'
        session = Session(bus, '/org/freedesktop/login1/session/_31')
        manager = Manager(bus, '/org/freedesktop/login1')
        name = dbus.service.BusName('org.freedesktop.login1', bus)
        def read(source, condition):
            word = sys.stdin.readline().strip()
            if not word: sys.exit(0)
            session.locked = word == 'lock'
            session.PropertiesChanged('org.freedesktop.login1.Session', {'LockedHint': session.locked}, [])
            print('done', flush=True)
            return True
        GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, read)
        print('ready', flush=True)
        GLib.MainLoop().run()
        """
}
