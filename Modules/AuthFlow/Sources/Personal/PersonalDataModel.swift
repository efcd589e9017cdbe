import AuthFlowInterface

/// The screen for name and address as plain values, and what follows from an event.
struct PersonalDataModel: Equatable {
    /// What happens to the screen.
    enum Event: Equatable {
        case name(String)
        case email(String)
        case submitted
        case saved(Person)
        case failed(AuthError)
    }

    var data = PersonalData()
    /// What is wrong, known when it was to be sent, and gone with an edit of its field.
    var problems: [PersonalDataProblem] = []
    var isLoading = false
    var error: AuthError?
    /// Set once: nothing counts after it.
    var saved: Person?

    /// The data that this event sends.
    var started: PersonalData?

    /// The model after an event.
    func after(_ event: Event) -> PersonalDataModel {
        guard saved == nil else { return self }
        switch event {
        case .name(let name):
            return isLoading
                ? self
                : edited {
                    $0.name = name
                } clearing: {
                    !$0.concernsEmail
                }
        case .email(let email):
            return isLoading
                ? self
                : edited {
                    $0.email = email
                } clearing: {
                    $0.concernsEmail
                }
        case .submitted: return isLoading ? self : submitted
        case .saved(let person): return with { ($0.saved, $0.isLoading, $0.error) = (person, false, nil) }
        case .failed(.invalidData(let problem)): return with { ($0.problems, $0.isLoading) = ([problem], false) }
        case .failed(let error): return with { ($0.error, $0.isLoading) = (error, false) }
        }
    }

    /// The model at rest, with what belonged to one event taken back.
    var settled: PersonalDataModel { with { $0.started = nil } }

    private func edited(
        _ change: (inout PersonalData) -> Void, clearing isCleared: (PersonalDataProblem) -> Bool
    ) -> PersonalDataModel {
        with {
            change(&$0.data)
            $0.problems.removeAll(where: isCleared)
            $0.error = nil
        }
    }

    private var submitted: PersonalDataModel {
        let data = data.trimmed
        guard data.problems.isEmpty else { return with { $0.problems = data.problems } }
        return with { ($0.data, $0.started, $0.isLoading, $0.error, $0.problems) = (data, data, true, nil, []) }
    }

    private func with(_ change: (inout PersonalDataModel) -> Void) -> PersonalDataModel {
        var model = self
        change(&model)
        return model
    }
}
