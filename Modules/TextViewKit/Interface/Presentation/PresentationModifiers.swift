public import LocalizationKit

extension View {
    /// Shows other views in a box over this one.
    ///
    /// - Parameters:
    ///   - title: what the box is about.
    ///   - isPresented: whether it is there.
    ///   - onDismiss: what happens when a person closes it.
    ///   - content: what is in the box.
    /// - Returns: the view, under the box when there is one.
    public func sheet(
        _ title: some LocalizedTextConvertible, isPresented: Bool, onDismiss: Intent,
        @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        presented(isPresented) {
            DialogPanel(title: title.localizedText, content: content())
                .annotated(Annotation(), intents: Intents(dismiss: onDismiss))
        }
    }

    /// Asks a question over this view.
    ///
    /// - Parameters:
    ///   - title: the question.
    ///   - isPresented: whether it is asked.
    ///   - message: what else there is to say.
    ///   - actions: the answers; the last one is the one to be careful with.
    /// - Returns: the view, under the question when there is one.
    public func alert(
        _ title: some LocalizedTextConvertible, isPresented: Bool, message: some LocalizedTextConvertible = "",
        actions: [AlertAction]
    ) -> some View {
        presented(isPresented) {
            DialogPanel(
                title: title.localizedText,
                content: VStack(spacing: 1) {
                    if !message.localizedText.isEmpty { Text(message.localizedText).multilineTextAlignment(.center) }
                    HStack(spacing: 2) {
                        ForEach(0..<actions.count) { Button(actions[$0].title, actions[$0].intent) }
                    }
                })
        }
    }

    /// Shows a short message at the lower edge of this view.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - isPresented: whether it is there.
    ///   - lifetime: how long a live screen shows it.
    ///   - onDismiss: what happens when that time is over; without it the message stays.
    /// - Returns: the view, with the message over it when there is one.
    public func toast(
        _ text: some LocalizedTextConvertible, isPresented: Bool, lifetime: Duration = .seconds(4),
        onDismiss: Intent? = nil
    ) -> some View {
        overlay(alignment: .bottom) {
            if isPresented {
                Text.framed(" ", text.localizedText, " ").bold().lineLimit(1).filled(Style(attributes: .reverse))
                    .annotated(
                        Annotation(
                            role: .status, traits: .updatesFrequently, coversChildren: true,
                            behaviour: onDismiss == nil ? nil : .message(lifetime: lifetime)),
                        saying: SpokenWords(label: text.localizedText), intents: Intents(dismiss: onDismiss))
            }
        }
    }

    private func presented(_ isPresented: Bool, @ViewBuilder _ panel: @escaping () -> some View) -> some View {
        overlay { if isPresented { panel() } }
    }
}
