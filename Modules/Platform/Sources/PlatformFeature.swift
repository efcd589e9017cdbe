import CommandKitInterface
public import FeatureKitInterface
import PlatformInterface
import SettingsInterface

/// What features need from the machine.
public enum PlatformFeature: Feature {
    /// The name of the program in the paths of its folders and in notices; all distributions share what they store.
    static let program = "tessera"

    /// Records the services, the record of crashes, the health check and the command `report`.
    public static func register(in registry: inout some Registering) {
        provideValues(in: &registry)
        provideFolders(in: &registry)
        provideOthers(in: &registry)
        recordCrashes(in: &registry)
        registry.contribute("platform", to: .healthChecks) { PlatformCheck.check(try Machine($0)) }
        for definition in LogSettings.definitions {
            registry.contribute(definition.key, to: .settings) { _ in definition }
        }
        registry.contribute("instance", to: .globalOptions) { _ in InstanceOption.parameter }
        registry.contribute("report", to: .commands) { resolver in
            ReportCommand.command(
                try resolver.service(.assembly), try resolver.service(.crashReport),
                try resolver.service(.environment))
        }
    }

    private static func provideValues(in registry: inout some Registering) {
        registry.provide(.wallClock) { _ in SystemWallClock() }
        registry.provide(.continuousTime) { _ in SystemContinuousTime() }
        registry.provide(.environment) { _ in ProcessEnvironment() }
        registry.provide(.randomBytes) { _ in SystemRandomBytes() }
        registry.provide(.watch) { _ in SystemWatch() }
        registry.provide(.files) { _ in SystemFiles() }
        registry.provide(.fileTree) { _ in SystemFileTree() }
    }

    private static func provideFolders(in registry: inout some Registering) {
        registry.provide(.directories) { resolver in
            let environment = try resolver.service(.environment)
            return SystemDirectories(environment, program: program, instance: try instance(environment))
        }
        registry.provide(.logger) { resolver in
            let (environment, directories) = (try resolver.service(.environment), try resolver.service(.directories))
            let clock = try resolver.service(.wallClock)
            // A disk that takes no log is no reason not to run; the health check tells of it.
            guard let logger = try? FileLogger(environment, directories, clock: clock, program: program) else {
                return NoLogger()
            }
            if let settings = try resolver.optional(.settings) { logger.follow(settings) }
            return logger
        }
        registry.provide(.crashReport) { resolver in
            CrashRecorder(
                try resolver.service(.environment), try resolver.service(.directories), try resolver.service(.files),
                clock: try resolver.service(.wallClock))
        }
    }

    /// A name that is none ends any command as a wrong option does, whoever needs a folder first.
    private static func instance(_ environment: any Environment) throws(CommandFailure) -> InstanceName {
        do throws(InstanceNameError) { return try InstanceName(choosing: environment) } catch {
            throw CommandFailure(error.explanation, code: .usage)
        }
    }

    private static func provideOthers(in registry: inout some Registering) {
        registry.provide(.processRunner) { try runner($0) }
        registry.provide(.programDetaching) { try runner($0) }
        registry.provide(.callerWatch) { _ in SystemCallerWatch() }
        registry.provide(.localSocket) { resolver in
            SystemLocalSocket(
                user: try resolver.service(.environment).userID, time: try resolver.service(.continuousTime))
        }
        registry.provide(.loopbackSocket) { _ in SystemLoopbackSocket() }
        registry.provide(.sessionLock) { resolver in
            let session = LogindSessionLock(
                runner: try resolver.service(.processRunner), environment: try resolver.service(.environment))
            return JoinedSessionLock(session, try resolver.contributions(.sessionLocks))
        }
        registry.provide(.passwordHashing) { _ in CryptPasswordHashing() }
        registry.provide(.desktopNotice) { resolver in
            NotifySend(runner: try resolver.service(.processRunner), program: program)
        }
        registry.provide(.instance) { resolver in
            SystemInstance(
                name: try instance(try resolver.service(.environment)),
                directories: try resolver.service(.directories), sockets: try resolver.service(.localSocket),
                time: try resolver.service(.continuousTime))
        }
    }

    private static func runner(_ resolver: any Resolving) throws -> SystemProcessRunner {
        SystemProcessRunner(try resolver.service(.environment), time: try resolver.service(.continuousTime))
    }

    private static func recordCrashes(in registry: inout some Registering) {
        registry.onStart { resolver in
            guard let recorder = try resolver.service(.crashReport) as? CrashRecorder else { return }
            let build = try resolver.service(.assembly).build
            do {
                try recorder.begin(build.versions)
            } catch {
                try resolver.service(.logger).warning("platform", "crashes are not recorded: \(error)")
            }
        }
        registry.onStop { resolver in
            (try resolver.service(.crashReport) as? CrashRecorder)?.end()
        }
    }
}

extension BuildDescription {
    /// What a record of a crash says of the program.
    var versions: [(key: String, value: String)] {
        [
            ("distribution", distribution), ("version", version), ("features", featuresHash), ("toolchain", toolchain),
        ]
    }
}
