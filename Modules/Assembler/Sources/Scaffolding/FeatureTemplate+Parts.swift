extension FeatureTemplate {
    var implementation: String {
        """
        import \(name.interface)

        /// What \(name.module) offers, built in.
        struct BuiltIn\(name.module): \(name.service) {
            func message() -> String { "\(name.id) says hello" }
        }

        """
    }

    var fake: String {
        """
        public import \(name.interface)

        /// A stand-in that says what a test tells it to.
        public struct Fake\(name.module): \(name.service) {
            private let text: String

            /// Creates a stand-in.
            ///
            /// - Parameter text: what it says.
            public init(saying text: String) {
                self.text = text
            }

            /// What the test told it to say.
            public func message() -> String { text }
        }

        """
    }

    var test: String {
        """
        import CommandKitTesting
        import FeatureKitInterface
        import Testing
        import \(name.interface)
        import \(name.testing)

        @testable import \(name.module)

        @MainActor
        @Suite("\(name.module)")
        struct \(name.tests) {
            @Test("the command prints what the service says")
            func command() async {
                let service = Fake\(name.module)(saying: "as told")
                let run = await CommandHarness.run(\(name.module)Command.command(service))
                #expect(run.output == "as told\\n")
                #expect(run.code == .done)
            }

            @Test("the service that is built in says hello")
            func builtIn() {
                #expect(BuiltIn\(name.module)().message() == "\(name.id) says hello")
            }
        }

        """
    }

    var readme: String {
        """
        # \(name.module)

        The feature `\(name.id)`: say here what it is for.

            Scripts/run --only \(name.id) \(name.id)
            Scripts/test \(name.module)

        """
    }
}
