import LocalizationKit
import TextViewKitInterface

extension AccessibilityNode {
    /// Whether it is a group of words that are read as one line, such as the row of a table.
    var isPlainRow: Bool {
        role == .group && label.isEmpty && children.count > 1
            && children.allSatisfy { $0.children.isEmpty && !$0.traits.contains(.interactive) }
    }

    /// What is said of it: name, role, value, what else there is to know.
    func words(in language: Language) -> String {
        if isPlainRow { return children.map { $0.words(in: language) }.joined(separator: ", ") }
        let isContainer = [.group, .list, .table, .tabs].contains(role)
        if isContainer, label.isEmpty { return "" }
        let role = role.spoken.text(in: language)
        var parts = label.isEmpty ? [role] : isNamedByRole ? [label, role] : [label]
        if let value { parts.append(value.isEmpty ? Strings.empty.text(in: language) : value) }
        parts += more.map { $0.text(in: language) }
        if let hint { parts.append(hint) }
        if let shortcut { parts.append(Strings.keyIs(name: shortcut.text(in: language)).text(in: language)) }
        return parts.joined(separator: ", ")
    }

    private var isNamedByRole: Bool { ![.text, .row, .group].contains(role) }

    private var more: [LocalizedText] {
        let words: [(AccessibilityTraits, LocalizedText)] = [
            (.header, Strings.heading), (.selected, Strings.chosen), (.disabled, Strings.notAvailable),
        ]
        return words.filter { traits.contains($0.0) }.map(\.1)
    }
}

extension AccessibilityRole {
    fileprivate var spoken: LocalizedText {
        switch self {
        case .text: Strings.textRole
        case .button: Strings.buttonRole
        case .link: Strings.linkRole
        case .toggle: Strings.toggleRole
        case .textField: Strings.textFieldRole
        case .picker: Strings.pickerRole
        case .progress: Strings.progressRole
        case .gauge: Strings.gaugeRole
        case .chart: Strings.chartRole
        case .image: Strings.imageRole
        case .list: Strings.listRole
        case .row: Strings.rowRole
        case .table: Strings.tableRole
        case .tabs: Strings.tabsRole
        case .dialog: Strings.dialogRole
        case .status: Strings.statusRole
        case .group: Strings.groupRole
        }
    }
}
