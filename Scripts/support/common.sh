# shellcheck shell=bash
# What all scripts share. Sourced, never run.

set -euo pipefail

ROOT=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)

# Swift's interactive backtracer waits for a key on a terminal; a script must not.
export SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=no}

say() { printf '%s\n' "$*" >&2; }

# fail CODE MESSAGE…: ends the script.
fail() {
    local code=$1
    shift
    say "$(basename -- "$0"): $*"
    exit "$code"
}

# help TEXT ARGS…: prints the text and ends when the first argument asks for help.
help() {
    case ${2-} in
        -h | --help)
            printf '%s\n' "$1"
            exit 0
            ;;
    esac
}

# modules: the names of all modules, a line each.
modules() {
    local folder
    for folder in "$ROOT"/Modules/*/; do basename -- "$folder"; done
}

# tool COMMAND MODULE CONFIGURATION ARGS…: runs a developer tool, building it only when its sources changed.
# A tool that reads every source is worth optimising; one that waits for others is built faster without.
tool() {
    prepare_tool "$1" "$2" "$3"
    TESSERA_REPOSITORY=$ROOT exec "$ROOT/.build/tools/$3/$1" "${@:4}"
}

prepare_tool() {
    local command=$1 module=$2 configuration=$3
    local stamp=$ROOT/.build/tools/$command.stamp binary=$ROOT/.build/tools/$configuration/$command
    if [[ ! -x $binary || -n $(tool_changes "$module" "$stamp") ]]; then
        tool_build "$command" "$module" "$configuration" "$stamp"
    fi
}

# The sources of a tool that are newer than its stamp; its root names the kernel and the command line, the rest are kits.
tool_changes() {
    local module=$1 stamp=$2
    [[ -e $stamp ]] || {
        echo "never built"
        return
    }
    local folders=("$ROOT"/Modules/{"$module",FeatureKit,CommandKit,JSONKit,SpellingKit,DescriptorKit,Repository,RepositoryFiles})
    find "$ROOT/Package.swift" "${folders[@]}" -newer "$stamp" -type f -print -quit
}

# last_line: shows the last line of what comes in, over and over, where people look at a terminal; passes all of it on.
last_line() {
    local line
    [[ -t 2 ]] || exec cat
    while IFS= read -r line; do
        printf '%s\n' "$line"
        printf '\r\033[K%s' "${line:0:$((${COLUMNS:-80} - 1))}" >&2
    done
    printf '\r\033[K' >&2
}

tool_build() {
    local command=$1 module=$2 configuration=$3 stamp=$4 log=$ROOT/.build/tools/$1.log
    mkdir -p "$ROOT/.build/tools"
    say "building $command (once; again only when its sources change) …"
    touch "$stamp.new"
    if ! TESSERA_FOCUS=$module swift build --package-path "$ROOT" --scratch-path "$ROOT/.build/tools" \
        --configuration "$configuration" --product "$command" 2>&1 | last_line >"$log"; then
        cat "$log" >&2
        fail 1 "cannot build $command"
    fi
    mv "$stamp.new" "$stamp"
}
