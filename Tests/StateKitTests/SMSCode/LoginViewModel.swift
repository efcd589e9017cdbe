import StateKit

/// The phone screen before it: eleven digits log in.
@MainActor
final class LoginViewModel {
    struct Token: Equatable {
        var token: String
        var phone: String
    }

    let phone: Input<String>
    let didGetToken: Output<Token>
    let isLoading: Output<Bool>

    private let phones: PassthroughSubject<String, Never>

    init(_ service: CodeService, in kernel: Kernel) {
        let phones = PassthroughSubject<String, Never>(in: kernel)
        self.phones = phones
        phone = phones.input
        let whole = phones.publisher.filter { $0.count == 11 }
        let tokens = whole.flatMap(.latest) { phone in
            service.login(phone).map { Token(token: $0, phone: phone) }.materialize()
        }.share()
        didGetToken = tokens.compactMap { try? $0.get() }.output()
        isLoading = whole.map { _ in true }.merge(with: tokens.map { _ in false }).prepend(false)
            .removeDuplicates().output()
    }
}
