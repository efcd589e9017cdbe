import StateKit

/// Hands what links ask for to the converter that is open.
@MainActor
final class ConverterInbox {
    private weak var controller: ConverterController?

    /// Hands everything to a controller from now on; who opens the tab does so before a link arrives there.
    func open(_ controller: ConverterController) { self.controller = controller }

    func take(_ request: ConverterRequest) { controller?.nodes.request.send(request) }
}
