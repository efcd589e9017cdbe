/// The files of a new kit.
struct KitTemplate {
    let module: NewModule

    var files: [String: String] {
        [
            "Sources/\(name.module).swift": source, "README.md": readme,
            "Tests/\(name.tests)/\(name.tests).swift": test,
        ]
    }

    private var name: ModuleName { module.name }

    private var source: String {
        """
        /// What \(name.module) is about: replace this with its first idea.
        public struct \(name.module): Sendable, Equatable {
            /// The words that it begins with.
            public var words: [String]

            /// Creates a value.
            ///
            /// - Parameter words: the words that it begins with.
            public init(words: [String] = []) {
                self.words = words
            }
        }

        """
    }

    private var test: String {
        """
        import \(name.module)
        import Testing

        @Suite("\(name.module)")
        struct \(name.tests) {
            @Test("it begins empty")
            func empty() {
                #expect(\(name.module)().words.isEmpty)
            }
        }

        """
    }

    private var readme: String {
        """
        # \(name.module)

        A kit: pure values and functions, without I/O and without a clock.

            Scripts/test \(name.module)

        """
    }
}
