import FeatureKitInterface
import NavigationInterface
import Network
import NetworkInterface
import Platform
import PlatformInterface
import PlatformTesting
import Storage
import StorageInterface
import TextViewKit
import TextViewKitInterface

/// The machine, in memory: it stands in for the feature `platform`.
enum VirtualPlatform: Feature {
    static var descriptor: FeatureDescriptor { PlatformFeature.descriptor }

    static func register(in registry: inout some Registering) {
        var rest = Rest(registry, without: Set(descriptor.provides.map(\.service)))
        PlatformFeature.register(in: &rest)
        registry = rest.base
        guard let world = MonkeyWorld.present else { return }
        registry.provide(.wallClock) { _ in world.time.wallClock }
        registry.provide(.continuousTime) { _ in world.time }
        registry.provide(.environment) { _ in world.environment }
        registry.provide(.randomBytes) { _ in world.random }
        registry.provide(.watch) { _ in MemoryWatch() }
        registry.provide(.files) { _ in world.disk }
        registry.provide(.fileTree) { _ in world.tree }
        registry.provide(.directories) { _ in world.disk }
        registry.provide(.logger) { _ in world.logger }
        registry.provide(.crashReport) { _ in MemoryCrashReport() }
        registry.provide(.processRunner) { _ in ScriptedProcessRunner([:], time: world.time) }
        registry.provide(.localSocket) { _ in world.sockets }
        registry.provide(.loopbackSocket) { _ in MemoryLoopback() }
        registry.provide(.sessionLock) { _ in world.lock }
        registry.provide(.desktopNotice) { _ in ScriptedNotices() }
        registry.provide(.callerWatch) { _ in ScriptedCaller() }
        registry.provide(.passwordHashing) { _ in PlainPasswordHashing() }
        registry.provide(.programDetaching) { _ in DetachedPrograms() }
        registry.provide(.instance) { _ in world.instances.instance() }
    }
}

/// What is kept, in memory.
enum VirtualStorage: Feature {
    static var descriptor: FeatureDescriptor { StorageFeature.descriptor }

    static func register(in registry: inout some Registering) {
        var rest = Rest(registry, without: Set(descriptor.provides.map(\.service)))
        StorageFeature.register(in: &rest)
        registry = rest.base
        guard let world = MonkeyWorld.present else { return }
        registry.provide(.keyValueStore) { _ in world.store }
        registry.provide(.storeCondition) { _ in world.store }
        registry.provide(.cache) { _ in world.cache }
        registry.provide(.secretStore) { _ in world.secrets }
    }
}

/// A network that answers what it is told to.
enum VirtualNetwork: Feature {
    static var descriptor: FeatureDescriptor { NetworkFeature.descriptor }

    static func register(in registry: inout some Registering) {
        var rest = Rest(registry, without: Set(descriptor.provides.map(\.service)))
        NetworkFeature.register(in: &rest)
        registry = rest.base
        guard let world = MonkeyWorld.present else { return }
        registry.provide(.httpTransport) { _ in world.network }
    }
}

/// A terminal at which a monkey sits.
enum VirtualTerminal: Feature {
    static var descriptor: FeatureDescriptor {
        var descriptor = TerminalFeature.descriptor
        descriptor.needs.append(Need("Navigation", interface: "NavigationInterface", versions: 1...1))
        return descriptor
    }

    static func register(in registry: inout some Registering) {
        var rest = Rest(registry, without: ["ScreenRunning"])
        TerminalFeature.register(in: &rest)
        registry = rest.base
        guard let monkey = Monkey.present else { return }
        registry.provide(.screenRunning) { resolver in
            MonkeyTerminal(monkey: monkey, navigation: try resolver.service(.navigation))
        }
    }
}
