import CommandKitInterface
import CommandKitTesting
import Testing

@testable import CommandKit

@Suite("completions for zsh")
@MainActor
struct ZshCompletionsTests {
    /// Types into an interactive zsh: only there does its completion system run.
    ///
    /// Every match passes through `compadd`, so a wrapper tells them; Ctrl-X empties the line and tells that the answer is complete.
    private static let inner = #"""
        autoload -U compinit && compinit -u -D
        source ./completions.zsh || exit 9
        compadd() {
            if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
            local -a matches
            builtin compadd -O matches "$@"
            local match
            for match in $matches; do print -r -- "MATCH:$match:"; done
            builtin compadd "$@"
        }
        finish() { print -r -- "LINE:$BUFFER:"; print -r -- 'END:'; BUFFER=; }
        zle -N finish
        bindkey '^X' finish
        bindkey '^I' complete-word
        setopt no_beep no_always_last_prompt
        LISTMAX=1000
        KEYTIMEOUT=1
        PS1= PS2=
        print READY:

        """#

    private static let driver = #"""
        zmodload zsh/zpty || exit 9
        zpty inner zsh -f -i
        zpty -w inner 'source ./inner.zsh'
        zpty -r inner answer $'*READY:\r\n' || exit 8
        probe() {
            zpty -w -n inner "$1"$'\t\x18'
            zpty -r inner answer $'*END:\r\n' || exit 7
            print -r -- $answer
            print -r -- NEXT
        }

        """#

    private func answers(to lines: [String]) async throws -> [String] {
        let folder = try ExternalProgram.Folder()
        let script = await ProgramFixture(commands: Sample.withBuiltIns).run(["completions", "zsh"])
        try folder.write(script.output, to: "completions.zsh")
        try folder.write(Self.inner, to: "inner.zsh")
        let probes = lines.map { "probe \(quotedForPOSIX($0))\n" }
        try folder.write(Self.driver + probes.joined(), to: "driver.zsh")
        let run = try ExternalProgram.run(["zsh", "-f", "driver.zsh"], in: folder)
        #expect(run.code == 0, "\(run.output)")
        return run.output.split(separator: "NEXT").map(String.init).filter { $0.contains("END:") }
    }

    private func fields(_ name: String, in answer: String) -> [String] {
        answer.split(separator: "\(name):").dropFirst().compactMap { $0.split(separator: ":").first.map(String.init) }
    }

    @Test("every row of the table is offered")
    func rows() async throws {
        let answers = try await answers(to: CompletionRow.all.map { $0.words.joined(separator: " ") })
        #expect(answers.count == CompletionRow.all.count)
        for (row, answer) in zip(CompletionRow.all, answers) {
            // zsh adds the slash to a folder by itself.
            let expected = row.offers.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            #expect(Set(fields("MATCH", in: answer)) == Set(expected), "\(row.words): \(answer)")
        }
    }

    @Test("a single match completes the line, after an equals sign too, quoted where a shell needs it")
    func lines() async throws {
        let rows = [
            ("tessera feat", "tessera feat"), ("tessera dra", "tessera draw "),
            ("tessera draw --colour=g", "tessera draw --colour=green "), ("tessera draw a", "tessera draw a.txt "),
            ("tessera odd --strange i", #"tessera odd --strange it\'s "#),
            ("tessera odd --strange a", #"tessera odd --strange a\ b "#),
        ]
        let answers = try await answers(to: rows.map(\.0))
        for (row, answer) in zip(rows, answers) {
            #expect(fields("LINE", in: answer) == [row.1], "\(row.0)")
        }
    }

    @Test("a file on fpath is loaded when it is first needed")
    func autoloaded() async throws {
        let folder = try ExternalProgram.Folder()
        let script = await ProgramFixture(commands: Sample.withBuiltIns).run(["completions", "zsh"])
        try folder.write(script.output, to: "sub/_tessera")
        let check = "fpath=(./sub $fpath); autoload -U compinit && compinit -u -D; print $_comps[tessera]"
        let run = try ExternalProgram.run(["zsh", "-f", "-c", check], in: folder)
        #expect(run.output == "_tessera\n")
    }
}
