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

# tool COMMAND MODULE ARGS…: runs a developer tool, building it only when its sources changed.
tool() {
    local command=$1 module=$2
    shift 2
    local stamp=$ROOT/.build/tools/$command.stamp binary=$ROOT/.build/tools/release/$command
    if [[ ! -x $binary || -n $(tool_changes "$module" "$stamp") ]]; then
        tool_build "$command" "$module" "$stamp"
    fi
    TESSERA_REPOSITORY=$ROOT exec "$binary" "$@"
}

# The sources of a tool that are newer than its stamp; its root names the kernel and the command line, the rest are kits.
tool_changes() {
    local module=$1 stamp=$2
    [[ -e $stamp ]] || {
        echo "never built"
        return
    }
    local folders=("$ROOT"/Modules/{"$module",FeatureKit,CommandKit,JSONKit,SpellingKit,DescriptorKit,Repository})
    find "$ROOT/Package.swift" "${folders[@]}" -newer "$stamp" -type f -print -quit
}

tool_build() {
    local command=$1 module=$2 stamp=$3 log=$ROOT/.build/tools/$1.log
    mkdir -p "$ROOT/.build/tools"
    say "building $command (once; again only when its sources change) …"
    touch "$stamp.new"
    if ! TESSERA_FOCUS=$module swift build --package-path "$ROOT" --scratch-path "$ROOT/.build/tools" \
        --configuration release --product "$command" >"$log" 2>&1; then
        cat "$log" >&2
        fail 1 "cannot build $command"
    fi
    mv "$stamp.new" "$stamp"
}
