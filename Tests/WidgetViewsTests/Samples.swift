import LocalizationKit
import TextViewKitInterface

@testable import WidgetViews

/// What the tests of the views show.
enum Samples {
    static let titles = ["Шрек & осёл", "進撃の巨人 🎬", "Lost", "The Cabinet of Dr. Caligari", "Ё", "שלום <b>"]

    static var figures: [PosterFigure] {
        titles.enumerated().map { index, title in
            var figure = PosterFigure(
                "\(index)", title: LocalizedText(title),
                subtitle: LocalizedText(en: "{0} min left", ru: "Ещё {0} мин.", .integer(index * 50)))
            figure.progress = index == 2 ? nil : Double(index) / 5
            figure.badge = index == 1 ? LocalizedText(en: "New", ru: "Новое") : nil
            figure.open = .send(IntentValue("open", ["id": "\(index)"]))
            return figure
        }
    }

    static func frame(_ width: Int, _ height: Int, isRedacted: Bool = false, notice: LocalizedText? = nil) -> PanelFrame
    {
        PanelFrame(
            LocalizedText(en: "Continue watching", ru: "Продолжить просмотр"), width: width, height: height,
            notice: notice, buttons: buttons, isRedacted: isRedacted)
    }

    private static let buttons = [
        PanelButton(
            LocalizedText(en: "‹ Back", ru: "‹ Назад"), sign: "‹",
            label: LocalizedText(en: "Scroll back", ru: "Пролистнуть назад"), intent: .send(IntentValue("back"))),
        PanelButton(
            LocalizedText(en: "Next ›", ru: "Вперёд ›"), sign: "›",
            label: LocalizedText(en: "Scroll forward", ru: "Пролистнуть вперёд"), intent: .send(IntentValue("forward"))),
    ]
}
