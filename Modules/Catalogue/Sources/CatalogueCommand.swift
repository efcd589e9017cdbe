import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import TextViewKitInterface

/// Shows the pages of the catalogue.
@MainActor
enum CatalogueCommand {
    private static let pageName = Parameter<String?>.optionalArgument(
        "NAME", help: Strings.pageArgument,
        completion: .words(Page.all.map(\.name)))
    private static let width = Parameter.option(
        "width", value: "COLUMNS", help: Strings.widthHelp, default: 72, in: 1...1000)
    private static let height = Parameter<Int?>.optionalOption(
        "height", value: "ROWS", help: Strings.heightHelp)
    private static let format = Parameter.option(
        "format", help: Strings.formatHelp, default: CatalogueFormat.text)
    private static let list = Parameter.flag("list", help: Strings.listHelp)
    private static let linear = Parameter.flag("linear", help: Strings.linearHelp)

    static func command(_ rendering: any ViewRendering, _ running: any ScreenRunning) -> Command {
        Command(
            "catalogue", abstract: CatalogueFeature.Abstracts.catalogue,
            discussion: Strings.discussion,
            examples: [
                CommandExample("catalogue", Strings.openExample),
                CommandExample("catalogue --list", Strings.listExample),
                CommandExample("catalogue charts --format ansi", Strings.pageExample),
                CommandExample("catalogue table --width 40 --format svg > table.svg", Strings.pictureExample),
            ],
            parameters: [pageName, width, height, format, list, linear]
        ) { context in
            if try opens(context) { return try await open(context, running) }
            let text = try context[list] ? names(in: context.language) : show(context, rendering)
            try context.output.write(text)
        }
    }

    /// Whether the person wants the screen: nothing was said of what to print, and there is somebody to talk to.
    private static func opens(_ context: CommandContext) throws -> Bool {
        let isPrinted = [pageName, width, height, format, list].contains { (parameter: any CommandParameter) in
            context.isWritten(parameter)
        }
        let isAsked = try context[linear] || context.environment["TESSERA_A11Y"] == "linear"
        return !isPrinted && (isAsked || context.output.isTerminal)
    }

    private static func open(_ context: CommandContext, _ running: any ScreenRunning) async throws {
        let controller = DemoController()
        let language = context.language
        let options = ScreenOptions(title: "Catalogue", isLinear: try context[linear])
        let exit = try await running.run(options) { screen in
            controller.onChange = { [weak screen] in screen?.update() }
            return CatalogueScreen(controller, close: .perform { [weak screen] in screen?.close() })
                .environment(\.language, language)
        }
        guard exit.exitCode == .done else {
            throw CommandFailure(
                exit == .interrupted ? Strings.interrupted : Strings.lostTerminal, code: exit.exitCode)
        }
    }

    private static func names(in language: Language) -> String {
        TextTable(Page.all.map { ["\($0.name)", $0.summary] }, in: language).text
    }

    private static func show(_ context: CommandContext, _ rendering: any ViewRendering) throws -> String {
        let pages = try context[pageName].map { [try page($0)] } ?? Page.all
        let height = try context[height] ?? pages.reduce(0) { $0 + $1.height }
        guard 1...1000 ~= height else {
            throw CommandFailure(Strings.heightOutside(height: "\(height)"), code: .usage)
        }
        let size = Size(width: try drawnWidth(context), height: height)
        let screen = VStack(alignment: .leading) {
            ForEach(pages, id: \.name) { page in page.screen().frame(height: pages.count == 1 ? height : page.height) }
        }
        return rendering.render(
            screen, size: size, environment: .init(language: context.language), as: try context[format].format)
    }

    /// The width that was asked for, or else no more than the terminal has.
    private static func drawnWidth(_ context: CommandContext) throws -> Int {
        let asked = try context[width]
        guard !context.isWritten(width), let columns = context.output.columns else { return asked }
        return min(asked, columns)
    }

    private static func page(_ name: String) throws -> Page {
        if let page = Page.all.first(where: { $0.name == name }) { return page }
        let near = Page.all.map(\.name).filter { $0.hasPrefix(name.prefix(2)) || $0.contains(name) }
        throw CommandFailure(
            Strings.noPage(name: name),
            remedy: near.isEmpty
                ? Strings.tryList : Strings.didYouMean(pages: near.map { "`\($0)`" }.joined(separator: ", ")),
            code: .usage)
    }
}
