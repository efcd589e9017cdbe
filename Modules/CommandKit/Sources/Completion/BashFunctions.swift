/// The functions of the bash script that are the same for every program.
struct BashFunctions {
    var function: String
    var program: String

    var text: String {
        [offers, words, walk].joined(separator: "\n\n") + "\n"
    }

    private var offers: String {
        #"""
        \#(function)_offer() {
            local candidate
            for candidate in "$@"; do
                [[ $candidate == "$current"* ]] && COMPREPLY+=("$prefix$(printf %q "$candidate")")
            done
        }

        \#(function)_files() {
            local entry ending
            compopt -o filenames 2>/dev/null
            while IFS= read -r entry; do
                if [[ -d $entry || $# -eq 0 ]]; then COMPREPLY+=("$prefix$entry"); continue; fi
                for ending in "$@"; do
                    if [[ $entry == *".$ending" ]]; then COMPREPLY+=("$prefix$entry"); break; fi
                done
            done < <(compgen -f -- "$current")
        }

        \#(function)_folders() {
            local entry
            compopt -o filenames 2>/dev/null
            while IFS= read -r entry; do COMPREPLY+=("$prefix$entry"); done < <(compgen -d -- "$current")
        }

        \#(function)_programs() {
            local entry
            while IFS= read -r entry; do COMPREPLY+=("$prefix$entry"); done < <(compgen -c -- "$current")
        }
        """#
    }

    // `-abw` waits for a value when `w` takes one and nothing stands behind it.
    private var words: String {
        #"""
        \#(function)_has() {
            local word=$1 candidate
            shift
            for candidate in "$@"; do [[ $candidate == "$word" ]] && return; done
            return 1
        }

        \#(function)_pending() {
            local index letter
            pending=
            if [[ $1 == --* ]]; then
                \#(function)_has "$1" "${valued[@]}" && pending=$1
                return
            fi
            for ((index = 1; index < ${#1}; index++)); do
                letter=-${1:index:1}
                \#(function)_has "$letter" "${valued[@]}" || continue
                ((index == ${#1} - 1)) && pending=$letter
                return
            done
        }
        """#
    }

    // Readline breaks words at `=`: `--width=7` arrives as three words, unless COMP_WORDBREAKS says otherwise.
    private var walk: String {
        #"""
        \#(function)() {
            local current=${COMP_WORDS[COMP_CWORD]} place=\#(quotedForPOSIX(program)) prefix='' pending='' plain=''
            local count=0 last=-1 index word
            local -a commands flags valued
            COMPREPLY=()
            \#(function)_describe "$place"
            for ((index = 1; index < COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                if [[ -n $pending ]]; then
                    [[ $word == '=' ]] || pending=
                elif [[ -n $plain ]]; then
                    ((count++))
                elif [[ $word == -- ]]; then
                    plain=1
                elif [[ $word == -?* ]]; then
                    \#(function)_pending "$word"
                elif ((count == 0)) && \#(function)_has "$word" "${commands[@]}"; then
                    place+=" $word"
                    \#(function)_describe "$place"
                else
                    ((count++))
                fi
            done
            if [[ -n $pending && $current == '=' ]]; then
                current=
            elif [[ -z $pending$plain && $current == --*=* ]]; then
                pending=${current%%=*}
                prefix=$pending=
                current=${current#*=}
            fi
            if [[ -n $pending ]]; then
                \#(function)_values "$place $pending"
            elif [[ -z $plain && $current == -* ]]; then
                \#(function)_offer "${flags[@]}"
            else
                [[ $count -eq 0 && -z $plain ]] && \#(function)_offer "${commands[@]}"
                ((last >= 0 && count > last)) && count=$last
                \#(function)_values "$place $count"
            fi
        }
        """#
    }
}
