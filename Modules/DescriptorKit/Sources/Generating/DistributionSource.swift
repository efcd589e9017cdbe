import FeatureKitInterface

/// The Swift text of a distribution: the list of its features.
public enum DistributionSource {
    /// The file that a composition root compiles beside its `main`.
    ///
    /// - Parameter plan: what the distribution consists of.
    /// - Returns: a whole Swift file with `enum Distribution`.
    public static func file(for plan: DistributionPlan) -> String {
        """
        // Generated from a distribution. Do not edit.
        import FeatureKitInterface
        import LocalizationKit
        \(imports(plan))

        /// The features of this binary.
        enum Distribution {
            static var features: [any Feature.Type] {
                [\(plan.features.map { "\($0.type).self" }.joined(separator: ", "))]
            }

            static var build: BuildDescription {
                BuildDescription(
                    distribution: \(quoted(plan.name)), version: \(quoted(plan.version)),
                    featuresHash: "\(featuresHash(of: plan.features))", toolchain: \(quoted(plan.toolchain)),
                    defaults: \(defaults(plan)), catalogue: { catalogue })
            }

            private static var catalogue: [FeatureDescriptor] {
                [
        \(plan.catalogue.map { "            \(DescriptorSource.literal(of: $0))," }.joined(separator: "\n"))
                ]
            }
        }

        """
    }

    private static func imports(_ plan: DistributionPlan) -> String {
        plan.features.map { "import \($0.target)" }.sorted().joined(separator: "\n")
    }

    private static func defaults(_ plan: DistributionPlan) -> String {
        let pairs = plan.defaults.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }
        return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    }

    private static func quoted(_ text: String) -> String { DescriptorSource.quoted(text) }
}
