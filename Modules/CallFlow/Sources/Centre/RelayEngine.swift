import CallFlowInterface
import LocalizationKit

/// Carries the calls of this process by the one that owns the calls of the instance, so that there is one engine only.
@MainActor
final class RelayEngine: CallEngine {
    /// Asks the owner.
    typealias Ask = @MainActor (CallQuestion) async throws -> CallReply

    private let engine: String
    private let ask: Ask
    private var report: (@MainActor (EngineFact) -> Void)?
    /// Our calls, by the ids that the owner knows them by.
    private var calls: [CallID: CallID] = [:]
    /// By which account a call shall go out.
    private var accounts: [CallID: String] = [:]
    private var last = 0
    private var working: Task<Void, Never>?
    private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - engine: the id of the engine at the owner.
    ///   - ask: asks the owner.
    init(_ engine: String, _ ask: @escaping Ask) { (self.engine, self.ask) = (engine, ask) }

    func start(reporting report: @escaping @MainActor (EngineFact) -> Void) { self.report = report }

    /// Commands go out one after the other.
    func perform(_ command: EngineCommand) {
        working = Task { [weak self, previous = working] in
            await previous?.value
            await self?.carryOut(command)
        }
    }

    func stop() async {
        report = nil
        following?.cancel()
        await working?.value
        for theirs in calls.keys { _ = try? await ask(CallQuestion(.hangUp, call: theirs)) }
    }

    private func carryOut(_ command: EngineCommand) async {
        do {
            if case .dial(let call, let handle) = command { return try await dial(call, handle) }
            if case .choose(let call, let account) = command { return accounts[call] = account }
            guard let theirs = calls.first(where: { $0.value == command.call })?.key,
                let question = Self.question(command, theirs)
            else { return }
            _ = try await ask(question)
        } catch {
            fail(command, LocalizedText(error).text(in: .english))
        }
    }

    private func dial(_ call: CallID, _ handle: CallHandle) async throws {
        let reply = try await ask(
            CallQuestion(.dial, handle: handle.text, engine: engine, account: accounts.removeValue(forKey: call)))
        guard let theirs = reply.call else { return }
        calls[theirs] = call
        // What happened to the call meanwhile may have been read and not understood.
        last = following == nil ? reply.last : min(last, reply.last)
        if following == nil { following = Task { [weak self] in await self?.follow() } }
    }

    private static func question(_ command: EngineCommand, _ call: CallID) -> CallQuestion? {
        switch command {
        case .hangUp, .reject: CallQuestion(.hangUp, call: call)
        case .setHeld(_, let isHeld): CallQuestion(.hold, call: call, isOn: isHeld)
        case .setMuted(_, let isMuted): CallQuestion(.mute, call: call, isOn: isMuted)
        case .playTones(_, let tones): CallQuestion(.tones, call: call, tones: tones)
        case .transfer(_, let handle): CallQuestion(.transfer, call: call, handle: handle.text)
        case .choose, .dial, .answer, .join: nil
        }
    }

    private func fail(_ command: EngineCommand, _ reason: String) {
        switch command {
        case .dial(let call, _): report?(.ended(call, .failed, detail: reason))
        case .transfer(let call, _): report?(.transferFailed(call, reason))
        // The model learns by its deadline that nothing came of it.
        default: break
        }
    }

    private func follow() async {
        defer { following = nil }
        while !calls.isEmpty, !Task.isCancelled {
            do {
                let reply = try await ask(CallQuestion(.events, after: last))
                last = reply.last
                for event in reply.events { take(event) }
            } catch {
                calls = [:]
                report?(.lost(detail: LocalizedText(error).text(in: .english)))
            }
        }
    }

    private func take(_ event: CallReport) {
        guard let call = calls[event.id], let kind = event.event.flatMap(CallEvent.Kind.init) else { return }
        switch kind {
        case .ringing: report?(.ringing(call))
        case .connected: report?(.connected(call))
        case .held: report?(.held(call, event.isHeld))
        case .muted: report?(.muted(call, event.isMuted))
        case .remoteHeld: report?(.remoteHeld(call, event.isRemoteHeld))
        case .tone: if let key = event.detail?.first { report?(.tone(call, key)) }
        case .transferFailed: report?(.transferFailed(call, event.detail ?? ""))
        case .ended:
            calls[event.id] = nil
            report?(.ended(call, event.reason ?? .failed, detail: event.detail))
        case .started, .incoming, .joined: break
        }
    }
}
