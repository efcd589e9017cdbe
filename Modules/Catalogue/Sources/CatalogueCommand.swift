import CommandKitInterface
import FeatureKitInterface
import TextViewKitInterface

/// Shows the pages of the catalogue.
@MainActor
enum CatalogueCommand {
    private static let pageName = Parameter<String?>.optionalArgument(
        "NAME",
        help: "the page to show; without it the catalogue opens, or all pages are printed where there is no terminal",
        completion: .words(Page.all.map(\.name)))
    private static let width = Parameter.option(
        "width", value: "COLUMNS", help: "how wide to draw; a narrow terminal makes it less", default: 72, in: 1...1000)
    private static let height = Parameter<Int?>.optionalOption(
        "height", value: "ROWS", help: "how high to draw; by default as high as the page needs")
    private static let format = Parameter.option(
        "format", help: "what to draw: text, text with colours, a picture, or what a screen reader is told",
        default: CatalogueFormat.text)
    private static let list = Parameter.flag("list", help: "list the names of the pages")
    private static let linear = Parameter.flag("linear", help: "open it as a conversation in plain lines")

    static func command(_ rendering: any ViewRendering, _ running: any ScreenRunning) -> Command {
        Command(
            "catalogue", abstract: "show the components that screens are made of",
            discussion: """
                Every component stands on a page, as features write it. The picture is one SVG file that a browser opens \
                by itself.
                """,
            examples: [
                CommandExample("catalogue", "all components to try out"),
                CommandExample("catalogue --list", "the names of the pages"),
                CommandExample("catalogue charts --format ansi", "one page with its colours"),
                CommandExample("catalogue table --width 40 --format svg > table.svg", "a picture for a document"),
            ],
            parameters: [pageName, width, height, format, list, linear]
        ) { context in
            if try opens(context) { return try await open(context, running) }
            let text = try context[list] ? names : show(context, rendering)
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
        let options = ScreenOptions(title: "Catalogue", isLinear: try context[linear])
        let exit = try await running.run(options) { screen in
            controller.onChange = { [weak screen] in screen?.update() }
            return CatalogueScreen(controller, close: .perform { [weak screen] in screen?.close() })
        }
        guard exit.exitCode == .done else {
            throw CommandFailure(
                "the catalogue \(exit == .interrupted ? "was interrupted" : "lost its terminal")", code: exit.exitCode)
        }
    }

    private static var names: String {
        let width = Page.all.map(\.name.count).max() ?? 0
        return Page.all.map { page in
            "\(page.name)\(String(repeating: " ", count: width - page.name.count))  \(page.summary)\n"
        }.joined()
    }

    private static func show(_ context: CommandContext, _ rendering: any ViewRendering) throws -> String {
        let pages = try context[pageName].map { [try page($0)] } ?? Page.all
        let height = try context[height] ?? pages.reduce(0) { $0 + $1.height }
        guard 1...1000 ~= height else {
            throw CommandFailure("--height expects a number from 1 to 1000, found \(height)", code: .usage)
        }
        let size = Size(width: try drawnWidth(context), height: height)
        let screen = VStack(alignment: .leading) {
            ForEach(pages, id: \.name) { page in page.screen().frame(height: pages.count == 1 ? height : page.height) }
        }
        return rendering.render(screen, size: size, environment: .init(), as: try context[format].format)
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
            "the catalogue has no page `\(name)`",
            remedy: near.isEmpty
                ? "try `catalogue --list`" : "did you mean \(near.map { "`\($0)`" }.joined(separator: ", "))?",
            code: .usage)
    }
}
