import CommandKit
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import Testing

@Suite("the language of a run")
@MainActor
struct LanguageTests {
    private static let count = Parameter.option(
        "count", help: LocalizedText(en: "how many", ru: "сколько"), default: 1, in: 1...9)
    private static let command = Command(
        "count", abstract: LocalizedText(en: "count", ru: "считать"), parameters: [count]
    ) { context in
        let text = LocalizedText(en: "counted", ru: "сосчитано")
        try context.output.writeLine(context.text(text))
    }

    private func run(
        _ arguments: [String], _ environment: [String: String] = ["LANG": "ru_RU.UTF-8"],
        chosen: @escaping () throws -> Language? = { nil }
    ) async -> CommandRun {
        let program = CommandProgram(
            assembly: DescribedAssembly(), lifecycle: RecordedLifecycle(), commands: { [Self.command] },
            language: chosen)
        return await CommandRun(of: program, CapturedRun(arguments, environment: environment))
    }

    @Test("what a person chose counts more than the environment, which counts more than English")
    func order() async {
        #expect(await run(["count"], [:]).output == "counted\n")
        #expect(await run(["count"]).output == "сосчитано\n")
        #expect(await run(["count"], ["TESSERA_LANGUAGE": "en", "LC_ALL": "ru_RU.UTF-8"]).output == "counted\n")
        #expect(await run(["count"], chosen: { .english }).output == "counted\n")
        #expect(await run(["count"], chosen: { throw CommandFailure("broken") }).output == "сосчитано\n")
    }

    @Test("help is in the language of the person, with commands and options as they are typed")
    func help() async {
        #expect(
            await run(["count", "--help"]).output == """
                Вызов: tessera count [OPTIONS]

                считать

                Параметры:
                      --count N  сколько (по умолчанию: 1)
                  -h, --help     показать эту справку

                Коды завершения:
                  0 готово, 1 не получилось, 2 неверный вызов, 3 нет в этой сборке, 4
                  недоступно, 130 прервано

                """)
    }

    @Test("what is wrong with a command line is told in the language of the person")
    func usage() async {
        let rows: [([String], String)] = [
            (["cuont"], "неизвестная команда `cuont`; может быть, `count`?"),
            (["count", "--conut", "1"], "неизвестный параметр `--conut`; может быть, `--count`?"),
            (["count", "--count"], "после `--count` нужно значение: N, сколько"),
            (["count", "--count", "x"], "неверное значение --count: ожидается целое число от 1 до 9, найдено `x`"),
            (["count", "x"], "лишний аргумент `x`: `tessera count` не принимает аргументов"),
        ]
        for (words, message) in rows {
            let errors = await run(words).errors
            #expect(errors.hasPrefix("tessera: \(message)\nвызов: "), "\(errors)")
        }
    }
}
