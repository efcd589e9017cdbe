// swift-tools-version: 6.2
import PackageDescription

// The manifest is typed: a module lists contracts (interfaces and kits), and there is no way to spell another
// implementation. Cases and rows stand in alphabetical order; `Scripts/new-module` inserts into both lists.

/// What a module may depend on: the interface of another module, or a kit.
enum Contract: String, CaseIterable {
    case authBackend = "AuthBackendInterface"
    case authFlow = "AuthFlowInterface"
    case callFlow = "CallFlowInterface"
    case commandKit = "CommandKitInterface"
    case descriptorKit = "DescriptorKit"
    case featureKit = "FeatureKitInterface"
    case httpServer = "HTTPServerInterface"
    case imageCodec = "ImageCodecInterface"
    case jsonKit = "JSONKit"
    case localizationKit = "LocalizationKit"
    case navigation = "NavigationInterface"
    case network = "NetworkInterface"
    case phoneNumbers = "PhoneNumbersInterface"
    case platform = "PlatformInterface"
    case repository = "Repository"
    case repositoryFiles = "RepositoryFiles"
    case settings = "SettingsInterface"
    case spellingKit = "SpellingKit"
    case stateKit = "StateKit"
    case storage = "StorageInterface"
    case textViewKit = "TextViewKitInterface"
    case widgetCore = "WidgetCoreInterface"
    case widgetHost = "WidgetHostInterface"
    case widgetViews = "WidgetViews"
    case widgets = "WidgetsInterface"
    case xml = "XMLInterface"
}

let modules: [Module] = [
    .feature(
        "About", uses: [.commandKit, .featureKit, .jsonKit, .navigation, .textViewKit],
        testedWith: [.commandKit, .navigation, .textViewKit]),
    .tool(
        "Assembler", command: "assemble",
        uses: [.commandKit, .descriptorKit, .featureKit, .jsonKit, .repository, .repositoryFiles, .spellingKit],
        testedWith: [.featureKit, .repositoryFiles]),
    .feature(
        "AuthBackend", interface: [.authFlow, .featureKit, .localizationKit, .platform],
        uses: [
            .authFlow, .featureKit, .jsonKit, .localizationKit, .network, .phoneNumbers, .platform, .settings,
            .storage,
        ],
        c: [.library("CSodium", pkgConfig: "libsodium", debian: "libsodium-dev")],
        testing: .harness(uses: [.authFlow, .featureKit, .platform, .storage]),
        testedWith: [.authFlow, .featureKit, .network, .platform, .storage]),
    .feature(
        "AuthClients",
        uses: [.authFlow, .commandKit, .featureKit, .jsonKit, .localizationKit, .network, .platform, .settings],
        testedWith: [.authFlow, .featureKit, .network, .platform]),
    .feature(
        "AuthFlow",
        interface: [.featureKit, .localizationKit, .navigation, .platform, .stateKit],
        uses: [
            .commandKit, .featureKit, .jsonKit, .localizationKit, .navigation, .phoneNumbers, .platform, .settings,
            .stateKit, .storage, .textViewKit,
        ],
        testing: .fakes(uses: [.platform, .stateKit], testedWith: [.featureKit]),
        testedWith: [.commandKit, .navigation, .platform, .stateKit, .storage, .textViewKit]),
    .feature(
        "AuthPostgres",
        uses: [.authBackend, .authFlow, .featureKit, .jsonKit, .localizationKit, .platform, .settings],
        c: [.library("CPostgres", pkgConfig: "libpq", debian: "libpq-dev")],
        testedWith: [.authBackend, .featureKit, .platform, .settings, .storage]),
    .feature(
        "AuthServer",
        uses: [
            .authBackend, .authFlow, .commandKit, .featureKit, .httpServer, .jsonKit, .localizationKit, .network,
            .platform,
        ],
        testedWith: [.commandKit, .featureKit, .platform]),
    .tool(
        "BoundaryCheck", command: "check",
        uses: [.commandKit, .descriptorKit, .featureKit, .jsonKit, .repository, .repositoryFiles, .spellingKit],
        testedWith: [.commandKit]),
    .feature(
        "CallFlow", interface: [.commandKit, .featureKit, .localizationKit, .platform, .stateKit],
        uses: [
            .authFlow, .commandKit, .featureKit, .jsonKit, .localizationKit, .navigation, .phoneNumbers, .platform,
            .settings, .stateKit, .storage, .textViewKit,
        ],
        testedWith: [.commandKit, .featureKit, .navigation, .platform, .settings, .stateKit, .storage, .textViewKit]),
    .feature(
        "Catalogue", uses: [.commandKit, .featureKit, .navigation, .stateKit, .textViewKit],
        testedWith: [.commandKit, .navigation, .textViewKit]),
    .system(
        "CommandKit", interface: [.featureKit, .localizationKit], uses: [.featureKit, .jsonKit, .spellingKit],
        testing: .harness(uses: [.featureKit, .localizationKit]),
        testedWith: [.featureKit]),
    .feature(
        "ConverterFlow",
        uses: [
            .authFlow, .commandKit, .featureKit, .jsonKit, .localizationKit, .navigation, .network, .platform,
            .settings, .spellingKit, .stateKit, .storage, .textViewKit, .xml,
        ],
        testedWith: [
            .authFlow, .commandKit, .featureKit, .navigation, .network, .platform, .settings, .stateKit, .storage,
            .textViewKit, .xml,
        ]),
    .kit(
        "DescriptorKit", uses: [.featureKit, .jsonKit, .localizationKit, .spellingKit], generatesDescriptors: true),
    .kernel(
        "FeatureKit", interface: [.localizationKit], uses: [.localizationKit], c: [.shim("CProcess")],
        testing: .fakes(uses: [.localizationKit])),
    .feature(
        "GalleryFlow",
        uses: [
            .authFlow, .commandKit, .featureKit, .imageCodec, .jsonKit, .localizationKit, .navigation, .network,
            .platform, .stateKit, .storage, .textViewKit, .xml,
        ],
        testedWith: [
            .commandKit, .featureKit, .imageCodec, .navigation, .network, .platform, .stateKit, .storage, .textViewKit,
        ]),
    .system(
        "HTTPServer", interface: [.featureKit, .localizationKit, .network], uses: [.featureKit, .network, .platform],
        c: [.shim("CHTTPServer")], testedWith: [.featureKit, .platform]),
    .system(
        "ImageCodec", interface: [.featureKit, .localizationKit, .textViewKit], uses: [.featureKit, .textViewKit],
        c: [.shim("CImages")], testing: .fakes(uses: [.localizationKit, .textViewKit]),
        testedWith: [.featureKit, .platform]),
    .kit("JSONKit", uses: [.localizationKit, .spellingKit]),
    .feature(
        "LibPhoneNumber", uses: [.featureKit, .phoneNumbers, .settings],
        c: [.shim("CPhoneNumber", linking: ["phonenumber"])], testedWith: [.featureKit, .phoneNumbers, .settings]),
    .kit("LocalizationKit"),
    .feature(
        "MediaSources",
        uses: [
            .authFlow, .commandKit, .featureKit, .jsonKit, .localizationKit, .network, .platform, .settings, .storage,
            .widgetCore, .xml,
        ],
        testedWith: [.commandKit, .featureKit, .network, .platform, .storage]),
    .system(
        "Navigation", interface: [.featureKit, .localizationKit, .platform, .stateKit, .textViewKit],
        uses: [.commandKit, .featureKit, .jsonKit, .platform, .spellingKit, .stateKit, .storage, .textViewKit],
        testing: .harness(uses: [.localizationKit, .stateKit, .textViewKit]),
        testedWith: [.commandKit, .platform, .stateKit, .storage, .textViewKit]),
    .system(
        "Network", interface: [.featureKit, .localizationKit, .platform], uses: [.featureKit, .platform, .storage],
        c: [.shim("CCurl")], testing: .harness(uses: [.localizationKit, .platform, .storage]),
        testedWith: [.featureKit, .platform, .storage]),
    .feature(
        "Onboarding", uses: [.featureKit, .navigation, .platform, .storage, .textViewKit],
        testedWith: [.featureKit, .navigation, .platform, .storage, .textViewKit]),
    .system(
        "PhoneNumbers", interface: [.featureKit, .localizationKit], uses: [.featureKit], testing: .fakes(),
        testedWith: [.featureKit]),
    .system(
        "Platform", interface: [.featureKit, .localizationKit],
        uses: [.commandKit, .featureKit, .jsonKit, .settings, .stateKit],
        c: [.shim("CPlatform")],
        testing: .fakes(uses: [.jsonKit, .localizationKit], testedWith: [.featureKit]),
        testedWith: [.featureKit, .settings]),
    .toolLibrary("Repository", uses: [.jsonKit, .repositoryFiles], testedWith: [.repositoryFiles]),
    .toolLibrary("RepositoryFiles", uses: [.descriptorKit, .featureKit, .jsonKit], testing: .harness()),
    .feature(
        "Settings", interface: [.featureKit, .localizationKit, .stateKit],
        uses: [
            .commandKit, .featureKit, .jsonKit, .localizationKit, .navigation, .platform, .spellingKit, .stateKit,
            .textViewKit,
        ],
        testing: .fakes(uses: [.stateKit]),
        testedWith: [.commandKit, .featureKit, .navigation, .platform, .stateKit, .textViewKit]),
    .system(
        "Shell",
        uses: [
            .authFlow, .commandKit, .featureKit, .localizationKit, .navigation, .platform, .stateKit, .storage,
            .textViewKit,
        ],
        testedWith: [.authFlow, .commandKit, .featureKit, .navigation, .platform, .storage, .textViewKit]),
    .feature(
        "SIPEngine",
        uses: [
            .authFlow, .callFlow, .commandKit, .featureKit, .jsonKit, .localizationKit, .navigation, .phoneNumbers,
            .platform, .settings, .storage,
        ],
        c: [.shim("CCertificate")], testedWith: [.commandKit, .platform, .storage]),
    .kit("SpellingKit", uses: [.localizationKit]),
    .kit("StateKit", testing: .harness()),
    .system(
        "Storage", interface: [.featureKit, .localizationKit, .platform],
        uses: [.commandKit, .featureKit, .jsonKit, .platform],
        c: [.library("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"), .shim("CLibSecret")],
        testing: .harness(uses: [.featureKit, .jsonKit, .localizationKit, .platform]),
        testedWith: [.commandKit, .featureKit, .platform]),
    .system(
        "TextViewKit", interface: [.featureKit, .localizationKit], uses: [.featureKit, .settings, .stateKit],
        c: [.shim("CTerminal"), .shim("CUnicodeTables")], testing: .harness(), testedWith: [.featureKit, .settings],
        sharesPackageAccess: true),
    .feature(
        "WhatsNew", uses: [.featureKit, .navigation, .platform, .storage, .textViewKit],
        testedWith: [.commandKit, .featureKit, .navigation, .platform, .storage, .textViewKit]),
    .system(
        "WidgetCore", interface: [.featureKit, .localizationKit, .platform],
        uses: [.featureKit, .localizationKit, .platform, .storage],
        testing: .fakes(uses: [.localizationKit, .platform]), testedWith: [.platform, .storage]),
    .system(
        "WidgetHost", interface: [.featureKit, .localizationKit, .platform],
        uses: [.featureKit, .jsonKit, .localizationKit, .platform, .storage],
        testing: .fakes(uses: [.jsonKit, .platform]),
        testedWith: [.platform, .storage]),
    .kit("WidgetViews", uses: [.localizationKit, .textViewKit], testedWith: [.textViewKit]),
    .feature(
        "Widgets", interface: [.featureKit, .localizationKit, .platform, .textViewKit, .widgetHost],
        uses: [
            .authFlow, .commandKit, .featureKit, .imageCodec, .jsonKit, .localizationKit, .navigation, .platform,
            .settings, .stateKit, .storage, .textViewKit, .widgetCore, .widgetHost, .widgetViews,
        ],
        testedWith: [
            .authFlow, .commandKit, .featureKit, .imageCodec, .navigation, .platform, .settings, .storage, .textViewKit,
            .widgetCore, .widgetHost,
        ]),
    .system(
        "XML", interface: [.featureKit, .localizationKit], uses: [.featureKit], c: [.shim("CXML")], testing: .harness(),
        testedWith: [.featureKit]),
]

/// The composition root: the one place that names implementations.
let app = Root(
    "App", path: "App", command: "tessera",
    features: [
        "About", "AuthBackend", "AuthClients", "AuthFlow", "CallFlow", "Catalogue", "CommandKit", "ConverterFlow",
        "GalleryFlow", "ImageCodec", "MediaSources", "Navigation", "Network", "Onboarding", "PhoneNumbers", "Platform",
        "SIPEngine", "Settings", "Shell", "Storage", "TextViewKit", "WhatsNew", "WidgetCore", "WidgetHost", "Widgets",
        "XML",
    ],
    tests: "AppTests")

/// The features of the distribution `tessera-authd`, for tests that start it.
let daemon = Root(
    "AuthDaemon", path: "App/AuthServer", command: "authd",
    features: [
        "AuthBackend", "AuthPostgres", "AuthServer", "CommandKit", "HTTPServer", "Network", "Platform", "Storage",
    ])

/// Executables beside the tests: what `Scripts/bench` runs, and what tests start.
let programs: [Program] = [
    .benchmark(
        "AuthBackendBenchmark", of: "AuthBackend", uses: [.authFlow], testedWith: [.authBackend, .platform, .storage]),
    .benchmark(
        "CallFlowBenchmark", of: "CallFlow",
        uses: [.callFlow, .featureKit, .localizationKit, .phoneNumbers, .platform, .storage],
        testedWith: [.featureKit, .platform, .storage], beside: ["calls.py", "kills.py", "phones.py"]),
    .benchmark("ConverterBenchmark", of: "ConverterFlow"),
    .benchmark("FeatureKitBenchmark", of: "FeatureKit", uses: [.featureKit], testedWith: [.featureKit]),
    .benchmark(
        "NetworkBenchmark", of: "Network", uses: [.network], testedWith: [.network],
        c: [.library("CDirectCurl", pkgConfig: "libcurl", debian: "libcurl4-openssl-dev")]),
    .benchmark("StateKitBenchmark", of: "StateKit", c: [.shim("CAllocations")]),
    .benchmark(
        "StorageBenchmark", of: "Storage", uses: [.storage],
        testedWith: [.featureKit, .platform, .storage]),
    .fixture(
        "SharingProgram", of: "AuthPostgres", uses: [.authBackend, .featureKit, .platform, .settings],
        testedWith: [.authBackend, .featureKit, .settings, .storage]),
    .fixture(
        "SigningInProgram", of: "AuthBackend", testedWith: [.authBackend, .storage]),
    .fixture(
        "StoringProgram", of: "Storage", uses: [.platform, .storage],
        testedWith: [.featureKit, .storage]),
    .fixture(
        "ScreenProgram", of: "TextViewKit", uses: [.featureKit, .textViewKit], sharesPackageAccess: true,
        assembles: true),
    .fixture("WaitingProgram", of: "FeatureKit", uses: [.featureKit]),
    .fuzzer(
        "TextViewKitFuzzer", of: "TextViewKit", uses: [.textViewKit], testedWith: [.textViewKit],
        sharesPackageAccess: true),
    .benchmark(
        "TextViewKitBenchmark", of: "TextViewKit", uses: [.featureKit, .textViewKit], sharesPackageAccess: true,
        assembles: true,
        beside: ["Peers", "bench"]),
]

let roots = [app, daemon] + modules.compactMap(\.root)
let everything = modules.flatMap(\.targets) + roots.flatMap(\.targets) + programs.flatMap(\.targets)

// TESSERA_FOCUS=CallFlow,Navigation: only the targets of those modules and what they need.
let targets =
    Context.environment["TESSERA_FOCUS"].map { names in
        Focus(names.split(separator: ",").map(String.init), among: modules).selection(of: everything)
    } ?? everything
let targetNames = Set(targets.map(\.name))

let package = Package(
    name: "tessera",
    products: (modules.flatMap(\.products) + roots.map(\.product) + programs.map(\.product))
        .filter { targetNames.isSuperset(of: $0.targetNames) }.map(\.product),
    targets: targets
)

for target in targets where ![.system, .plugin].contains(target.type) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

// TESSERA_FUZZ=TextViewKit: the fuzzer of that module gets libFuzzer, and the module tells it which branches were taken.
// The option of `swift build` would link it into the programs that the build runs, too; and gold fails on it.
if let module = Context.environment["TESSERA_FUZZ"] {
    for target in targets where [module, "\(module)Interface", "\(module)Fuzzer"].contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
        if target.type == .executable { target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])] }
    }
}

// From here on: what a row means.

/// One module: a folder in Modules with one owner.
struct Module {
    var name: String
    var interface: [Contract]?
    var uses: [Contract]
    var c: [CTarget] = []
    var testing: Testing?
    var testedWith: [Contract] = []
    var isDescribed = false
    /// Whether a module without a descriptor has a strings.json.
    var hasStrings = false
    /// Whether its own targets see what they share as `package`; no other module's targets ever do.
    var sharesPackageAccess = false
    var command: String?
    var generatesDescriptors = false

    /// A pure library: no I/O, no clock, no registry.
    static func kit(
        _ name: String, uses: [Contract] = [], testing: Testing? = nil, testedWith: [Contract] = [],
        generatesDescriptors: Bool = false
    ) -> Module {
        Module(
            name: name, uses: uses, testing: testing, testedWith: testedWith,
            generatesDescriptors: generatesDescriptors)
    }

    /// FeatureKit: the registry itself, which no descriptor describes.
    static func kernel(
        _ name: String, interface: [Contract], uses: [Contract], c: [CTarget], testing: Testing
    ) -> Module {
        Module(name: name, interface: interface, uses: uses, c: c, testing: testing, hasStrings: true)
    }

    /// A feature that other features need: `interface` lists what its interface may import; `nil` where it implements
    /// those of others alone.
    static func system(
        _ name: String, interface: [Contract]? = nil, uses: [Contract], c: [CTarget] = [], testing: Testing? = nil,
        testedWith: [Contract] = [], sharesPackageAccess: Bool = false
    ) -> Module {
        Module(
            name: name, interface: interface, uses: uses, c: c, testing: testing, testedWith: testedWith,
            isDescribed: true, sharesPackageAccess: sharesPackageAccess)
    }

    /// A feature that a distribution may leave out.
    static func feature(
        _ name: String, interface: [Contract]? = nil, uses: [Contract], c: [CTarget] = [], testing: Testing? = nil,
        testedWith: [Contract] = []
    ) -> Module {
        Module(
            name: name, interface: interface, uses: uses, c: c, testing: testing, testedWith: testedWith,
            isDescribed: true)
    }

    /// A program for developers: the feature with its commands, and an executable that is a root of its own.
    static func tool(_ name: String, command: String, uses: [Contract], testedWith: [Contract] = []) -> Module {
        Module(name: name, uses: uses, testedWith: testedWith, isDescribed: true, command: command)
    }

    /// What tools share and features never import.
    static func toolLibrary(
        _ name: String, uses: [Contract], testing: Testing? = nil, testedWith: [Contract] = []
    ) -> Module {
        Module(name: name, uses: uses, testing: testing, testedWith: testedWith)
    }

    var root: Root? {
        command.map { Root("\(name)Tool", path: "\(folder)/Tool", command: $0, features: [name, "CommandKit"]) }
    }
}

/// What a module offers to the tests of others.
struct Testing {
    var uses: [Contract]
    var drivesImplementation: Bool
    /// The modules whose fakes are in it, beside those that a harness gets from its module.
    var testedWith: [Contract] = []

    /// Fakes of the module's interface, and the suite that every implementation passes.
    static func fakes(uses: [Contract] = [], testedWith: [Contract] = []) -> Testing {
        Testing(uses: uses, drivesImplementation: false, testedWith: testedWith)
    }

    /// Something that drives the module itself.
    static func harness(uses: [Contract] = []) -> Testing { Testing(uses: uses, drivesImplementation: true) }
}

/// A target of C, private to its module.
struct CTarget {
    var name: String
    var make: (_ path: String) -> Target

    /// Headers of our own, with `static inline` functions or a little C.
    static func shim(_ name: String) -> CTarget {
        CTarget(name: name) { .target(name: name, path: $0, packageAccess: false) }
    }

    /// A little C++ with a C header, for libraries that have no other way in.
    static func shim(_ name: String, linking libraries: [String]) -> CTarget {
        CTarget(name: name) {
            .target(
                name: name, path: $0, packageAccess: false, linkerSettings: libraries.map { .linkedLibrary($0) })
        }
    }

    /// A library of Debian's, with a module map.
    static func library(_ name: String, pkgConfig: String, debian: String) -> CTarget {
        CTarget(name: name) { .systemLibrary(name: name, path: $0, pkgConfig: pkgConfig, providers: [.apt([debian])]) }
    }
}

/// A product with the names of its targets, which `Product` keeps to itself.
struct NamedProduct {
    var product: Product
    var targetNames: [String]

    static func library(_ name: String) -> NamedProduct {
        NamedProduct(product: .library(name: name, targets: [name]), targetNames: [name])
    }
}

extension Contract {
    /// The module that owns the contract.
    var module: String { rawValue.hasSuffix("Interface") ? String(rawValue.dropLast(9)) : rawValue }
    var dependency: Target.Dependency { .target(name: rawValue) }
    var fakes: Target.Dependency { .target(name: "\(module)Testing") }
}

extension Module {
    static let descriptorPlugin = "FeatureDescriptors"

    var folder: String { "Modules/\(name)" }
    var interfaceName: String? { interface.map { _ in "\(name)Interface" } }
    var testingName: String? { testing.map { _ in "\(name)Testing" } }

    var products: [NamedProduct] {
        [interfaceName, name, testingName].compactMap { $0 }.map(NamedProduct.library)
            + (generatesDescriptors ? [descriptorProduct] : [])
    }

    var targets: [Target] {
        c.map { $0.make("\(folder)/\($0.name)") }
            + [interfaceTarget, implementation, testingTarget, tests].compactMap { $0 }
            + (generatesDescriptors ? descriptorTargets : [])
    }

    private var generator: Target.PluginUsage { .plugin(name: Module.descriptorPlugin) }

    private var interfaceTarget: Target? {
        interfaceName.map {
            .target(
                name: $0, dependencies: (interface ?? []).map(\.dependency), path: "\(folder)/Interface",
                exclude: ["interface.json"], packageAccess: sharesPackageAccess,
                plugins: isDescribed ? [generator] : [])
        }
    }

    private var implementation: Target {
        .target(
            name: name,
            dependencies: own([interfaceName]) + c.map { .target(name: $0.name) } + (uses + shown).map(\.dependency),
            path: "\(folder)/Sources", packageAccess: sharesPackageAccess,
            plugins: isDescribed || hasStrings ? [generator] : [])
    }

    private var testingTarget: Target? {
        guard let testing, let testingName else { return nil }
        let own = own([interfaceName, testing.drivesImplementation ? name : nil])
        // A harness may stand on the fakes of others; fakes stand alone, so that two modules can be tested with each other's.
        let fakes = (testing.drivesImplementation ? testedWith : testing.testedWith).map(\.fakes)
        return .target(
            name: testingName, dependencies: own + testing.uses.map(\.dependency) + fakes, path: "\(folder)/Testing",
            packageAccess: sharesPackageAccess)
    }

    private var tests: Target {
        .testTarget(
            name: "\(name)Tests",
            dependencies: own([interfaceName, name, testingName]) + (uses + shown).map(\.dependency)
                + testedWith.map(\.fakes),
            path: "Tests/\(name)Tests", packageAccess: sharesPackageAccess)
    }

    /// LocalizationKit, which what is generated from feature.json and strings.json imports.
    private var shown: [Contract] {
        isDescribed && !uses.contains(.localizationKit) ? [.localizationKit] : []
    }

    private func own(_ names: [String?]) -> [Target.Dependency] {
        names.compactMap { $0.map { .target(name: $0) } }
    }

    /// The plugin that turns feature.json into Swift, and the tool that it runs.
    private var descriptorTargets: [Target] {
        [
            .executableTarget(
                name: "DescriptorTool",
                dependencies: ["FeatureKitInterface", "JSONKit", "RepositoryFiles", .target(name: name)],
                path: "\(folder)/Tool", packageAccess: false),
            .plugin(
                name: Module.descriptorPlugin, capability: .buildTool(), dependencies: ["DescriptorTool"],
                path: "\(folder)/Plugin"),
        ]
    }

    private var descriptorProduct: NamedProduct {
        let name = Module.descriptorPlugin
        return NamedProduct(product: .plugin(name: name, targets: [name]), targetNames: [name])
    }
}

/// An executable that names implementations: the app, or a tool.
struct Root {
    var name: String
    var path: String
    var command: String
    var features: [String]
    var tests: String?

    init(_ name: String, path: String, command: String, features: [String], tests: String? = nil) {
        (self.name, self.path, self.command, self.features, self.tests) = (name, path, command, features, tests)
    }

    var product: NamedProduct {
        NamedProduct(product: .executable(name: command, targets: [name]), targetNames: [name])
    }

    var targets: [Target] { [executable] + [testTarget].compactMap { $0 } }

    private var executable: Target {
        .executableTarget(
            name: name,
            dependencies: (["FeatureKitInterface", "FeatureKit"] + generated + features).map { .target(name: $0) },
            path: path, exclude: tests == nil ? [] : ["AuthServer", "Distributions"], packageAccess: false,
            plugins: tests == nil ? [] : [.plugin(name: Module.descriptorPlugin)])
    }

    /// What the generated list of the app imports; a tool writes its list itself.
    private var generated: [String] { tests == nil ? [] : ["LocalizationKit"] }

    /// Tests of the assembled app: the only ones that may import everything.
    private var testTarget: Target? {
        tests.map {
            .testTarget(
                name: $0,
                dependencies: ([
                    name, "FeatureKit", "FeatureKitInterface", "FeatureKitTesting", "LocalizationKit",
                    "NavigationInterface", "NetworkInterface", "NetworkTesting", "PlatformInterface", "PlatformTesting",
                    "StorageInterface", "StorageTesting", "TextViewKitInterface", "TextViewKitTesting", "AssemblerTool",
                    "BoundaryCheckTool",
                ] + features).map { .target(name: $0) },
                path: "Tests/\($0)", packageAccess: false)
        }
    }
}

/// A benchmark, a fuzzer or a fixture of one module.
struct Program {
    var name: String
    var path: String
    var module: String
    var uses: [Contract]
    var testedWith: [Contract]
    var c: [CTarget]
    /// Whether it sees what the targets of its module share between themselves.
    var sharesPackageAccess = false
    /// Whether it is a small composition root, which names the registry itself.
    var assembles = false
    /// What stands in the folder and is no part of the program.
    var beside: [String] = []

    static func benchmark(
        _ name: String, of module: String, uses: [Contract] = [], testedWith: [Contract] = [], c: [CTarget] = [],
        sharesPackageAccess: Bool = false, assembles: Bool = false, beside: [String] = []
    ) -> Program {
        Program(
            name: name, path: "Tests/Benchmarks/\(module)", module: module, uses: uses, testedWith: testedWith, c: c,
            sharesPackageAccess: sharesPackageAccess, assembles: assembles, beside: beside)
    }

    /// A program that tests start as a process of its own.
    static func fixture(
        _ name: String, of module: String, uses: [Contract] = [], testedWith: [Contract] = [],
        sharesPackageAccess: Bool = false, assembles: Bool = false
    ) -> Program {
        Program(
            name: name, path: "Tests/Programs/\(module)", module: module, uses: uses, testedWith: testedWith, c: [],
            sharesPackageAccess: sharesPackageAccess, assembles: assembles)
    }

    /// A program that runs inputs which others found, and finds more of them with libFuzzer inside.
    static func fuzzer(
        _ name: String, of module: String, uses: [Contract], testedWith: [Contract], sharesPackageAccess: Bool = false
    ) -> Program {
        Program(
            name: name, path: "Tests/Fuzz/\(module)", module: module, uses: uses, testedWith: testedWith,
            c: [.shim("CFuzzer")], sharesPackageAccess: sharesPackageAccess, beside: ["Corpus"])
    }

    var product: NamedProduct {
        NamedProduct(product: .executable(name: name, targets: [name]), targetNames: [name])
    }

    var targets: [Target] { c.map { $0.make("\(path)/\($0.name)") } + [executable] }

    /// What assembles a program that registers features of its own.
    private var kernel: [Target.Dependency] { assembles ? ["FeatureKit"] : [] }

    private var executable: Target {
        .executableTarget(
            name: name,
            dependencies: [.target(name: module)] + kernel + c.map { .target(name: $0.name) }
                + uses.map(\.dependency) + testedWith.map(\.fakes),
            path: path, exclude: c.map(\.name) + beside, packageAccess: sharesPackageAccess)
    }
}

/// A choice of modules, closed over what their targets need.
struct Focus {
    var wanted: Set<String>

    init(_ names: [String], among modules: [Module]) {
        let known = Set(modules.map(\.name) + ["App"])
        let unknown = names.filter { !known.contains($0) }
        precondition(unknown.isEmpty, "TESSERA_FOCUS names \(unknown), which are not modules; known: \(known.sorted())")
        wanted = Set(names)
    }

    func selection(of targets: [Target]) -> [Target] {
        let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var reached: Set<String> = []
        var waiting = targets.filter(isWanted).map(\.name)
        while let name = waiting.popLast() {
            guard let target = byName[name], reached.insert(name).inserted else { continue }
            waiting += target.neededTargets
        }
        return targets.filter { reached.contains($0.name) }
    }

    private func isWanted(_ target: Target) -> Bool {
        let parts = (target.path ?? "").split(separator: "/").map(String.init)
        let isTest = parts[0] == "Tests" && wanted.contains { parts[1] == "\($0)Tests" || parts.last == $0 }
        return isTest || wanted.contains(parts.count > 1 ? parts[1] : parts[0])
    }
}

extension Target {
    /// The targets of this package that the target depends on, plugins included.
    var neededTargets: [String] {
        let direct = dependencies.compactMap { dependency -> String? in
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): name
            default: nil
            }
        }
        let plugins = (self.plugins ?? []).compactMap { usage -> String? in
            if case .plugin(let name, nil) = usage { name } else { nil }
        }
        return direct + plugins
    }
}
