/// The steps that can be undone, and those that can be done again.
struct SettingsHistory: Equatable {
    private(set) var done: [SettingsStep] = []
    private(set) var undone: [SettingsStep] = []

    /// The history after a step.
    ///
    /// - Parameters:
    ///   - step: what was changed.
    ///   - event: why.
    ///   - joins: whether it makes one step with a last one of the same setting, as letters make a word.
    /// - Returns: the new history.
    func after(_ step: SettingsStep, _ event: SettingsEvent, joins: Bool) -> SettingsHistory {
        var history = self
        switch event {
        case .undo: history.undone.append(history.done.removeLast())
        case .redo: history.done.append(history.undone.removeLast())
        case .change, .reset:
            if joins, let last = done.last, last.key == step.key, undone.isEmpty {
                history.done[done.count - 1].after = step.after
            } else {
                history.done.append(step)
            }
            history.undone = []
        }
        return history
    }
}
