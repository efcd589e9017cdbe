import CommandKitInterface
import LocalizationKit
import PlatformInterface

/// `--instance NAME`, which the choice of the instance reads from the arguments by itself.
enum InstanceOption {
    static let parameter = Parameter<String?>(
        ParameterSpecification(
            name: String(InstanceName.option.dropFirst(2)), kind: .option, valueName: "NAME",
            help: Strings.instanceHelp)
    ) { words throws(ValueError) in
        for word in words {
            do { _ = try InstanceName(word) } catch { throw ValueError(word: word, expected: Strings.instanceExpected) }
        }
        return words.last
    }
}
