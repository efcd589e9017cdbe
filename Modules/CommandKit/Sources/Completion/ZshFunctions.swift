/// The functions of the zsh script that are the same for every program.
struct ZshFunctions {
    var function: String
    var program: String

    var text: String {
        [words, walk, registration].joined(separator: "\n\n") + "\n"
    }

    // `-abw` waits for a value when `w` takes one and nothing stands behind it.
    private var words: String {
        #"""
        \#(function)_pending() {
            local index letter
            pending=
            if [[ $1 == --* ]]; then
                (( ${valued[(Ie)$1]} )) && pending=$1
                return
            fi
            for (( index = 2; index <= ${#1}; index++ )); do
                letter=-${1[index]}
                (( ${valued[(Ie)$letter]} )) || continue
                (( index == ${#1} )) && pending=$letter
                return
            done
        }
        """#
    }

    private var walk: String {
        #"""
        \#(function)() {
            local current=${words[CURRENT]} place=\#(quotedForPOSIX(program)) pending='' plain='' word
            local count=0 last=-1 index
            local -a below flags valued
            \#(function)_describe $place
            for (( index = 2; index < CURRENT; index++ )); do
                word=${words[index]}
                if [[ -n $pending ]]; then
                    pending=
                elif [[ -n $plain ]]; then
                    (( count++ ))
                elif [[ $word == -- ]]; then
                    plain=1
                elif [[ $word == -?* ]]; then
                    \#(function)_pending $word
                elif (( count == 0 && ${${below[@]%%:*}[(Ie)$word]} )); then
                    place+=" $word"
                    \#(function)_describe $place
                else
                    (( count++ ))
                fi
            done
            if [[ -z $pending$plain && $current == --*=* ]]; then
                pending=${current%%=*}
                compset -P 1 '*='
            fi
            if [[ -n $pending ]]; then
                \#(function)_values "$place $pending"
            elif [[ -z $plain && $current == -* ]]; then
                _describe -o option flags
            else
                [[ $count -eq 0 && -z $plain && ${#below} -gt 0 ]] && _describe command below
                (( last >= 0 && count > last )) && count=$last
                \#(function)_values "$place $count"
            fi
        }
        """#
    }

    // Autoloaded from fpath the file is the function; sourced it registers it.
    private var registration: String {
        #"""
        if [[ ${funcstack[1]} == \#(function) ]]; then
            \#(function) "$@"
        else
            compdef \#(function) \#(quotedForPOSIX(program))
        fi
        """#
    }
}
