/// The functions of the fish script: which command is being written, and how many arguments it has so far.
struct FishFunctions {
    var function: String
    var program: String
    var nodes: [CompletionNode]

    var text: String { [place, condition, files].joined(separator: "\n\n") + "\n" }

    private var place: String {
        #"""
        function \#(function)_place
            set -l place \#(quotedForFish(program))
            set -l count 0
            set -l state words
            set -l words (commandline -opc)
            set -e words[1]
            for word in $words
                if test $state = value
                    set state words
                else if test $state = plain
                    set count (math $count + 1)
                else if test "$word" = --
                    set state plain
                else
                    switch "$place $word"
        \#(commandCase)
        \#(valueCase)
                        case '*'
                            string match -q -- '-?*' $word; or set count (math $count + 1)
                    end
                end
            end
            echo $place
            echo $count
        end
        """#
    }

    private var commandCase: String {
        let places = nodes.flatMap { node in node.commands.map { node.place(of: $0.name) } }
        return branch(places, "test $count -eq 0; and set place \"$place $word\"; or set count (math $count + 1)")
    }

    private var valueCase: String {
        let options = nodes.flatMap { node in
            node.options.filter { $0.value != nil }.flatMap { $0.spellings.map(node.place(of:)) }
        }
        return branch(options, "set state value")
    }

    private func branch(_ places: [String], _ action: String) -> String {
        guard !places.isEmpty else { return "" }
        return """
                            case \(places.map { quotedForFish($0) }.joined(separator: " "))
                                \(action)
            """
    }

    private var condition: String {
        #"""
        function \#(function)_at
            set -l here (\#(function)_place)
            test "$here[1]" = "$argv[1]"; or return 1
            set -q argv[3]; or return 0
            test $here[2] $argv[2] $argv[3]
        end
        """#
    }

    private var files: String {
        #"""
        function \#(function)_files
            set -l endings (string join '|' (string escape --style=regex -- $argv))
            __fish_complete_path (commandline -ct) | string match -r -- '.*(?:/|\.(?:'$endings'))(?:\t.*)?$'
        end
        """#
    }
}
