public import FeatureKitInterface

/// The fingerprint of a set of features: equal for equal descriptors in any order.
///
/// It tells builds apart and protects against nothing: FNV-1a with 64 bits over the descriptors' text.
///
/// - Parameter features: the descriptors of a build.
/// - Returns: sixteen hexadecimal digits.
public func featuresHash(of features: [FeatureDescriptor]) -> String {
    let text = features.map { DescriptorSource.literal(of: $0) }.sorted().joined(separator: "\n")
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
