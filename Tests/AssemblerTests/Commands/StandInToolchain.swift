import RepositoryFilesTesting

/// Programs that answer as those of the Swift toolchain do, and make binaries of a little C in a moment.
///
/// Variables of the environment make them fail: `REFUSED` names a product that does not compile, `MUTE` the first word at which a
/// finished binary ends with 3, and `ANSWER` is what it says in place of its features.
enum StandInToolchain {
    /// What `swiftc --version` tells.
    static let version = "6.3.9"

    /// Its files, by their paths from the folder of a repository.
    static let files = [
        "bin/swift": swift, "bin/swiftc": "#!/bin/sh\necho 'Swift version \(version) (stand-in)'\n",
        "bin/program.c": program, "bin/package.json": package, "Package.swift": "",
    ]

    /// Lets the programs be run.
    static func allow(in repository: TemporaryFolder) throws {
        for name in ["bin/swift", "bin/swiftc"] { try repository.allow(0o755, name) }
    }

    /// It writes what the real one does, compiles nothing but the note, and keeps what it was asked to focus on.
    private static let swift = #"""
        #!/bin/sh
        [ "$1" = package ] && exec cat bin/package.json
        linking=
        while [ $# -gt 0 ]; do
            case $1 in
                --package-path) package=$2; shift ;;
                --scratch-path) scratch=$2; shift ;;
                --configuration) configuration=$2; shift ;;
                --product) product=$2; shift ;;
                -Xlinker) linking="$linking -Xlinker $2"; shift ;;
            esac
            shift
        done
        echo "$TESSERA_FOCUS" > bin/focus
        if [ "$product" = "$REFUSED" ]; then
            echo 'A.swift:1:1: error: refused'
            echo 'error: fatal' >&2
            exit 1
        fi
        made=$scratch/$configuration/$product
        [ -e "$made" ] || printf '[1/3] Compiling %s X.swift\n' CommandKit plugin About
        mkdir -p "$scratch/$configuration"
        exec clang $linking -include "$package"/Sources/CNote_*/note.c bin/program.c -o "$made"

        """#

    /// The note tells the features, so that a binary lists what was really planned.
    private static let program = #"""
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>

        static const char hashes[] __attribute__((section(".swift_modhash"), used, retain)) = "hashes of objects";

        int main(int count, char **words) {
            const char *mute = getenv("MUTE"), *answer = getenv("ANSWER");
            if (count < 2) return 1;
            if (mute && !strcmp(mute, words[1])) return fputs("out of order", stderr), 3;
            if (!strcmp(words[1], "--version")) return puts("1.2.3") < 0;
            if (answer) return puts(answer) < 0;
            fwrite(tesseraDescription.content, 1, tesseraDescription.contentSize, stdout);
            return 0;
        }

        """#

    private static let package = """
        {"name": "tessera", "targets": [
          {"name": "About", "type": "regular", "dependencies": [{"target": ["CommandKitInterface", null]}]},
          {"name": "Calls", "type": "regular", "dependencies": [{"target": ["SoundInterface", null]}]},
          {"name": "CommandKit", "type": "regular", "dependencies": [{"target": ["CommandKitInterface", null]}]},
          {"name": "CommandKitInterface", "type": "regular", "dependencies": [{"target": ["JSONKit", null]}]},
          {"name": "FeatureKit", "type": "regular", "dependencies": []},
          {"name": "JSONKit", "type": "regular", "dependencies": []},
          {"name": "Sound", "type": "regular", "dependencies": [{"target": ["SoundInterface", null]}]},
          {"name": "SoundInterface", "type": "regular", "dependencies": []},
          {"name": "JSONKitTests", "type": "test", "dependencies": [{"target": ["JSONKit", null]}]}]}
        """
}
