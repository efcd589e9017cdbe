import DescriptorKit
import FeatureKitInterface
import LocalizationKit
import RepositoryFiles

/// What a descriptor tells people is told in every language.
struct Translated: CodeRule {
    let name = "translated"
    let reason = "features are chosen and run by people of every language"

    func inspect(_ codebase: Codebase) -> Inspection {
        Inspection(codebase.descriptors.filter { $0.descriptor.kind != .tool }) { module in
            let commands = module.descriptor.commands.enumerated().filter { !$0.element.abstract.isTranslated }
            let summary = module.descriptor.summary.isTranslated ? [] : [untold(module, "summary", "the summary")]
            return summary
                + commands.map { untold(module, "commands", at: $0.offset, "the abstract of `\($0.element.name)`") }
        }
    }

    private func untold(
        _ module: DescribedModule, _ key: String, at index: Int? = nil, _ subject: String
    ) -> Finding {
        finding(
            module.path, at: module.document.position(of: key, at: index), "\(subject) is told in one language",
            fix: "write { \"en\": \"…\", \"ru\": \"…\" }")
    }
}
