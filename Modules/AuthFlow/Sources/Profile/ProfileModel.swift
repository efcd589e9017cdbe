import AuthFlowInterface

/// The profile as plain values, and what follows from an event.
struct ProfileModel: Equatable {
    /// What the screen asks the service for.
    enum Work: Equatable {
        case load
        case end(DeviceSession.ID)
        case signOut
        case deleteAccount
    }

    /// What happens to the screen.
    enum Event: Equatable {
        /// Somebody else is signed in, or nobody.
        case identified(SessionIdentity?)
        /// The screen can be seen.
        case appeared
        /// Whether the person has a PIN here.
        case pin(Bool)
        case asked(Work)
        case loaded(Person, [DeviceSession])
        case done
        case failed(AuthError)
    }

    var identity: SessionIdentity?
    var person: Person?
    var sessions: [DeviceSession] = []
    var hasPIN = false
    /// What runs.
    var work: Work?
    var error: AuthError?

    /// The work that this event starts.
    var started: Work?

    /// The model after an event.
    func after(_ event: Event) -> ProfileModel {
        switch event {
        case .identified(let identity):
            // Nothing of one person is seen by the next.
            let same = identity?.profile == self.identity?.profile
            return (same ? with { $0.identity = identity } : ProfileModel(identity: identity)).starting(.load)
        case .appeared: return starting(.load)
        case .pin(let hasPIN): return with { $0.hasPIN = hasPIN }
        case .asked(let work): return starting(work)
        case .loaded(let person, let sessions):
            return with { ($0.person, $0.sessions, $0.work, $0.error) = (person, sessions, nil, nil) }
        case .done: return with { $0.work = nil }.starting(.load)
        case .failed(let error): return with { ($0.work, $0.error) = (nil, error) }
        }
    }

    /// The model at rest, with what belonged to one event taken back.
    var settled: ProfileModel { with { $0.started = nil } }

    private func starting(_ work: Work) -> ProfileModel {
        guard identity != nil, self.work == nil else { return self }
        return with { ($0.work, $0.started, $0.error) = (work, work, nil) }
    }

    private func with(_ change: (inout ProfileModel) -> Void) -> ProfileModel {
        var model = self
        change(&model)
        return model
    }
}
