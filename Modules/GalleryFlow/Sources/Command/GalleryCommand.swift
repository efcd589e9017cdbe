import CommandKitInterface
import FeatureKitInterface
import ImageCodecInterface
import JSONKit
import LocalizationKit
import NetworkInterface
import PlatformInterface
import TextViewKitInterface

/// Prints pictures, and what is known of them.
@MainActor
enum GalleryCommand {
    private static let place = Parameter<String>.argument(
        "PLACE", help: Strings.placeHelp, completion: .file(endings: ["png", "jpg", "jpeg", "webp"]))
    private static let width = Parameter.option(
        "width", value: "COLUMNS", help: Strings.widthHelp, default: 80, in: 1...1000)
    private static let height = Parameter.option(
        "height", value: "ROWS", help: Strings.heightHelp, default: 1000, in: 1...1000)
    private static let format = Parameter.option(
        "protocol", value: "WAY", help: Strings.protocolHelp, default: PictureProtocolChoice.auto)

    static func command(
        _ loader: any GalleryLoading, _ environment: any Environment, _ rendering: any PictureRendering
    ) -> Command {
        Command(
            "gallery", abstract: GalleryFeature.Abstracts.gallery, discussion: Strings.discussion,
            subcommands: [show(loader, environment, rendering), info(loader, environment)])
    }

    private static func show(
        _ loader: any GalleryLoading, _ environment: any Environment, _ rendering: any PictureRendering
    ) -> Command {
        Command(
            "show", abstract: Strings.showAbstract, discussion: Strings.showDiscussion,
            examples: [
                CommandExample("gallery show photo.jpg --width 60", Strings.showExample),
                CommandExample("gallery show https://example.org/photo.jpg | less -R", Strings.pipeExample),
            ], parameters: [place, width, height, format]
        ) { context in
            let place = try place(in: context, environment)
            let format = try context[format].format ?? rendering.format
            let columns = context.isWritten(width) ? nil : context.output.columns
            let cells = Size(width: try columns ?? context[width], height: try context[height])
            let pixels = rendering.pixels(on: cells, as: format)
            let box = PixelSize(width: pixels.width, height: pixels.height)
            let picture = try await explaining { try await loader.picture(at: place, fitting: box) }
            try context.output.write(rendering.render(picture.image, as: format))
        }
    }

    private static func info(_ loader: any GalleryLoading, _ environment: any Environment) -> Command {
        Command(
            "info", abstract: Strings.infoAbstract,
            examples: [CommandExample("gallery info photo.jpg --json", Strings.infoExample)], parameters: [place],
            output: schema
        ) { context in
            let place = try place(in: context, environment)
            let facts = try await explaining { try await loader.facts(at: place) }
            let table = TextTable(facts.rows.map { [$0.name, $0.value] }, in: context.language)
            try context.output.write(context.wantsJSON ? facts.json.pretty + "\n" : table.text)
        }
    }

    private static func place(
        in context: CommandContext, _ environment: any Environment
    ) throws -> PicturePlace {
        switch try source(context[place], environment) {
        case .web(let url): return .web(url)
        case .file(let path): return .file(path)
        case .samples: throw CommandFailure(Strings.emptyPlace, code: .usage)
        }
    }

    private static func source(
        _ text: String, _ environment: any Environment
    ) throws(CommandFailure) -> GallerySource {
        do throws(HTTPURLError) {
            return try GallerySource(text, home: environment.nonEmpty("HOME"))
        } catch {
            throw CommandFailure(error.explanation, code: .usage)
        }
    }

    /// Ends with the code for what may work later, where it may.
    private static func explaining<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as GalleryError {
            throw CommandFailure(error.explanation, code: error.isTransient ? .unavailable : .failed)
        }
    }
}

extension GalleryCommand {
    private static let schema = OutputSchema(
        "tessera.gallery.info", version: 1,
        fields: [
            .init("format", "string", Strings.formatMeaning),
            .init("width", "integer, pixels", Strings.widthMeaning),
            .init("height", "integer, pixels", Strings.heightMeaning),
            .init("storedWidth", "integer, pixels", Strings.storedWidthMeaning),
            .init("storedHeight", "integer, pixels", Strings.storedHeightMeaning),
            .init("orientation", "integer", Strings.orientationMeaning),
            .init("animated", "boolean", Strings.animatedMeaning),
            .init("frames", "integer", Strings.framesMeaning),
            .init("bytes", "integer", Strings.bytesMeaning),
        ])
}

extension PictureFacts {
    /// The document of `info --json`.
    fileprivate var json: JSONValue {
        let stored = information?.storedSize ?? size
        return [
            "schema": "tessera.gallery.info", "version": 1, "format": .string(information?.format.rawValue ?? ""),
            "width": .int(size.width), "height": .int(size.height), "storedWidth": .int(stored.width),
            "storedHeight": .int(stored.height), "orientation": .int(information?.orientation.rawValue ?? 1),
            "animated": .bool(information?.isAnimated ?? false), "frames": .int(information?.frames ?? 1),
            "bytes": .int(bytes),
        ]
    }
}
