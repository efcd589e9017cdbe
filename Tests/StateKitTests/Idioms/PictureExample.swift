import StateKit

/// The whole state of the screen: one enum, so that no two of its cases can be shown together.
enum PictureState: Equatable {
    case idle
    case loading
    case shown(String)
    case failed(String)
}

/// What the screen asks of its router.
enum PictureRoute: Equatable {
    case detail(String)
    case alert(String)
}

/// The intent: it takes what the user does, and sets the state.
@MainActor
final class PictureIntent {
    let state: Output<PictureState>
    let router: RouterEvents<PictureRoute>

    private let current: CurrentValueSubject<PictureState, Never>
    private let load: @MainActor () -> Publisher<Result<String, PictureError>, Never>
    private var loading: AnyCancellable?

    init(in kernel: Kernel, load: @escaping @MainActor () -> Publisher<Result<String, PictureError>, Never>) {
        current = CurrentValueSubject(.idle, in: kernel)
        router = RouterEvents(in: kernel)
        state = current.output
        self.load = load
    }

    /// The view has appeared; a picture that is shown stays, and a running load is replaced.
    func onAppear() {
        if case .shown = current.value { return }
        current.send(.loading)
        loading = load().sink { [weak self] in self?.finish($0) }
    }

    /// The picture was tapped.
    func onTap() {
        if case .shown(let picture) = current.value {
            router.send(.detail(picture))
        } else {
            router.send(.alert("There is no picture yet"))
        }
    }

    private func finish(_ result: Result<String, PictureError>) {
        switch result {
        case .success(let picture): current.send(.shown(picture))
        case .failure(let error): current.send(.failed(error.text))
        }
    }
}

/// Why there is no picture.
struct PictureError: Error {
    var text: String
}
