import CallFlowInterface
import PlatformInterface

/// Calls over SIP, carried by baresip as a child that is driven over its control socket.
@MainActor
final class SIPEngine: CallEngine {
    /// What decides how baresip is started.
    struct Choice: Sendable {
        /// The accounts: calls go out by the first, and come in by all.
        var accounts: [SIPAccount]
        var password: @Sendable (SIPAccount) async -> String?
        var audio: AudioDevice

        /// The address that a handle stands for: a number is one of the provider by whose account the call goes out.
        func target(of handle: CallHandle, by account: String?) -> String? {
            let chosen = accounts.first { "sip:\($0.address)" == account } ?? accounts.first
            return switch handle {
            case .address(let address): address
            case .number(let digits), .short(let digits): chosen.map { "sip:\(digits)@\($0.host)" }
            }
        }
    }

    private let choice: Choice
    private let means: EngineProcess.Means
    private let log: any Logger
    private let registrations: Registrations
    private var driver: CallDriver
    private var report: (@MainActor (EngineFact) -> Void)?
    private var run: Task<Void, Never>?
    private var current: EngineProcess?
    /// What waits for baresip to listen.
    private var unsent: [[ControlCommand]] = []
    private var writing: Task<Void, Never>?
    /// The time until baresip is started again.
    private var pause: Task<Void, Never>?
    /// The time until it is asked whether the other ends of held calls are there.
    private var watch: Task<Void, Never>?
    private static let watchPeriod: Duration = .seconds(30)

    init(_ choice: Choice, with means: EngineProcess.Means, log: any Logger, registrations: Registrations) {
        (self.choice, self.means, self.log, self.registrations) = (choice, means, log, registrations)
        driver = Self.driver(choice, means)
    }

    private static func driver(_ choice: Choice, _ means: EngineProcess.Means) -> CallDriver {
        CallDriver(
            account: choice.accounts.first.map { "sip:\($0.address)" } ?? "",
            encrypting: Set(choice.accounts.filter { $0.encryption == .srtpMandatory }.map { "sip:\($0.address)" })
        ) { CallID(random: means.random.bytes(16)) }
    }

    func start(reporting report: @escaping @MainActor (EngineFact) -> Void) {
        self.report = report
        run = Task { [weak self] in await self?.keepRunning() }
    }

    func perform(_ command: EngineCommand) {
        let account = driver.chosen[command.call]
        let step = driver.perform(command) { [choice] in choice.target(of: $0, by: account) }
        // Facts never come within a command.
        Task { [weak self] in self?.tell(step) }
        send(step.writes)
        // Who calls does not wait for what is there for an engine that always dies.
        if !unsent.isEmpty { pause?.cancel() }
    }

    func stop() async {
        report = nil
        registrations.forget()
        watch?.cancel()
        try? await current?.control.write(ControlCommand("quit").frame)
        // What waits for an answer of the other end would keep it for half a minute.
        let patience = Task { [time = means.time, run] in
            if current != nil { try? await time.sleep(for: .milliseconds(500)) }
            run?.cancel()
        }
        await run?.value
        patience.cancel()
    }
}

extension SIPEngine {
    /// Starts baresip again when it ends, at growing distances.
    private func keepRunning() async {
        var ends = EngineEnds()
        while !Task.isCancelled {
            await runOnce()
            // Who has stopped the engine wants no other.
            guard !Task.isCancelled, report != nil else { return }
            await rest(ends.pause(after: means.time.now))
        }
    }

    /// Waits; what is to be sent cuts it short.
    private func rest(_ duration: Duration) async {
        guard unsent.isEmpty else { return }
        let pause = Task { [time = means.time] in
            do { try await time.sleep(for: duration) } catch { return }
        }
        self.pause = pause
        await withTaskCancellationHandler {
            await pause.value
        } onCancel: {
            pause.cancel()
        }
        self.pause = nil
    }

    private func lose(_ reason: String) {
        guard !Task.isCancelled, report != nil else { return }
        log.warning("sip", "the engine ended: \(reason)")
        (current, unsent) = (nil, [])
        registrations.forget()
        driver = Self.driver(choice, means)
        report?(.lost(detail: reason))
    }

    /// Runs baresip until it ends, and tells that it has.
    private func runOnce() async {
        do {
            var passwords: [String: String] = [:]
            for account in choice.accounts { passwords[account.address] = await choice.password(account) }
            let process = try await EngineProcess.start(
                choice.accounts, passwords: passwords, audio: choice.audio, with: means)
            let reading = Task { [weak self] in await self?.read(process.child.lines) }
            // Before the child is gone, so that nobody calls by it any more.
            lose(await reason(of: process))
            reading.cancel()
            process.child.terminate()
            // Not cancelled with this task: a child that nobody waits for stays as a zombie.
            _ = await Task { try? await process.child.result() }.value
        } catch {
            lose(String(describing: error))
        }
    }

    /// Reads what baresip prints; somebody has to, or it waits when its pipe is full.
    private func read(_ lines: AsyncStream<String>) async {
        for await line in lines where !Task.isCancelled { tell(driver.read(printed: line)) }
    }

    private func reason(of process: EngineProcess) async -> String {
        do {
            try await listen(to: process)
            return "it closed its control socket"
        } catch {
            return String(describing: error)
        }
    }

    private func listen(to process: EngineProcess) async throws {
        var reader = NetstringReader()
        try await process.control.write(ControlCommand("reginfo", token: "who").frame)
        while true {
            let bytes = try await process.control.read()
            guard !bytes.isEmpty else { return }
            for message in reader.take(bytes).compactMap(ControlMessage.init) { try take(message, from: process) }
        }
    }

    private func take(_ message: ControlMessage, from process: EngineProcess) throws {
        if case .answer(_, let text, "who") = message {
            // Where the control port was taken, baresip runs without one, and we would talk to somebody else's.
            guard choice.accounts.allSatisfy({ text.contains("sip:\($0.address)") }) else { throw EngineError.stranger }
            current = process
            let waiting = unsent
            unsent = []
            let looking = driver.look(for: choice.accounts.map { "sip:\($0.address)" }).writes
            return send(process.introductions + looking + waiting)
        }
        let step = driver.take(message)
        tell(step)
        send(step.writes)
        watchHeld()
    }

    /// Asks from time to time whether the other ends of held calls are there, as long as calls are held.
    private func watchHeld() {
        guard watch == nil, driver.holdsCalls else { return }
        watch = Task { [weak self, time = means.time] in
            do { try await time.sleep(for: Self.watchPeriod) } catch { return }
            self?.checkHeld()
        }
    }

    private func checkHeld() {
        watch = nil
        send(driver.checkHeld().writes)
        watchHeld()
    }

    private func tell(_ step: CallDriver.Step) {
        guard let report else { return }
        for (address, registration) in step.registrations { registrations.note(registration, of: address) }
        for fact in step.facts { report(fact) }
    }

    /// Writes of several commands go out whole, and one after the other.
    private func send(_ writes: [[ControlCommand]]) {
        guard let process = current else { return unsent += writes }
        let bytes = writes.map { $0.flatMap(\.frame) }
        guard !bytes.isEmpty else { return }
        writing = Task { [previous = writing] in
            await previous?.value
            for frames in bytes { try? await process.control.write(frames) }
        }
    }
}
