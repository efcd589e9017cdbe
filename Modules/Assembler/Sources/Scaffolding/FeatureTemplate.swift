import LocalizationKit

/// The files of a new feature: an interface, an implementation, a fake and a test of each.
struct FeatureTemplate {
    let module: NewModule

    var files: [String: String] {
        [
            "feature.json": descriptor, "README.md": readme, "Interface/interface.json": "{ \"version\": 1 }\n",
            "Interface/\(name.service).swift": interface, "Sources/\(name.feature).swift": feature,
            "Sources/\(name.module)Command.swift": command, "Sources/BuiltIn\(name.module).swift": implementation,
            "Testing/Fake\(name.module).swift": fake, "Tests/\(name.tests)/\(name.tests).swift": test,
        ]
    }

    var name: ModuleName { module.name }

    private var descriptor: String {
        """
        {
          "id": "\(name.id)",
          "target": "\(name.module)",
          "type": "\(name.feature)",
          "kind": "\(module.kind.rawValue)",
          "summary": { "en": "says what \(name.id) has to say", "ru": "говорит то, что скажет \(name.id)" },
          "version": "0.1.0",
          "stability": "experimental",
          "owner": "\(module.owner)",
          "provides": [{ "service": "\(name.service)", "interface": "\(name.interface)", "version": 1 }],
          "commands": [
            {
              "name": "\(name.id)",
              "abstract": { "en": "say what \(name.id) has to say", "ru": "сказать то, что скажет \(name.id)" }
            }
          ]
        }

        """
    }

    private var interface: String {
        """
        public import FeatureKitInterface

        /// What \(name.module) offers to other features: replace this with its first idea.
        @MainActor
        public protocol \(name.service) {
            /// What it has to say, in one line.
            func message() -> String
        }

        extension ServiceKey where Service == any \(name.service) {
            /// What \(name.module) offers.
            public static var \(name.variable): Self { Self("\(name.service)", in: "\(name.interface)") }
        }

        """
    }

    private var feature: String {
        """
        import CommandKitInterface
        public import FeatureKitInterface
        import \(name.interface)

        /// The feature `\(name.id)`.
        public enum \(name.feature): Feature {
            /// Records the service and the command.
            public static func register(in registry: inout some Registering) {
                registry.provide(.\(name.variable)) { _ in BuiltIn\(name.module)() }
                registry.contribute("\(name.id)", to: .commands) {
                    \(name.module)Command.command(try $0.service(.\(name.variable)))
                }
            }
        }

        """
    }

    private var command: String {
        """
        import CommandKitInterface
        import FeatureKitInterface
        import \(name.interface)

        /// The command `\(name.id)`.
        @MainActor
        enum \(name.module)Command {
            static func command(_ service: any \(name.service)) -> Command {
                Command("\(name.id)", abstract: \(name.feature).Abstracts.\(name.id)) { context in
                    try context.output.writeLine(service.message())
                }
            }
        }

        """
    }
}
