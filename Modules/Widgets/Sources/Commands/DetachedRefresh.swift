import PlatformInterface
import WidgetHostInterface

/// Has what is due reloaded by a process of its own while no app keeps the schedule, so that whoever only draws a widget
/// never waits for a source.
struct DetachedRefresh: Sendable {
    /// The words that the other process is started with.
    static let words = ["widgets", "reload", "--due"]
    /// How long such a process may take: less than its claim lasts.
    static let patience = Duration.seconds(50)
    /// How often a program that runs on looks, at least and at most.
    private static let pauses = (least: Duration.seconds(60), greatest: Duration.seconds(3600))

    let scheduling: any WidgetScheduling
    let instance: any Instance
    let programs: any ProgramDetaching
    let clock: any WallClock
    let time: any ContinuousTime

    /// Starts the process when something is due, nobody owns the instance, and no other process was asked.
    func startIfNeeded(_ executable: String, profile: String) async throws {
        guard let next = try scheduling.nextReload(for: profile), next <= clock.now,
            try await instance.client() == nil, try await scheduling.claimRefresh(for: profile)
        else { return }
        let words = (instance.name.text.map { [InstanceName.option, $0] } ?? []) + Self.words
        try await programs.detach(ProcessRequest(executable, words, directory: "/"))
    }

    /// Does it whenever something becomes due, until the task is cancelled.
    func keep(_ executable: String, profile: String) async throws {
        while true {
            // What cannot be refreshed now says so itself, by its age.
            try? await startIfNeeded(executable, profile: profile)
            let wait =
                try scheduling.nextReload(for: profile).map { clock.now.duration(to: $0) } ?? Self.pauses.greatest
            try await time.sleep(for: min(max(wait, Self.pauses.least), Self.pauses.greatest))
        }
    }

    /// What the other process does; nothing when an app was opened meanwhile.
    func run(profile: String) async throws {
        guard try await instance.client() == nil else { return }
        try await time.within(Self.patience) { await scheduling.reloadDue(for: profile) }
    }
}
