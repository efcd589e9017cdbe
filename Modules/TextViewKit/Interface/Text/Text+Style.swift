extension Text {
    /// Bold.
    public consuming func bold(_ isOn: Bool = true) -> Text { attribute(.bold, isOn) }
    /// Fainter than ordinary text.
    public consuming func dim(_ isOn: Bool = true) -> Text { attribute(.dim, isOn) }
    /// Italic.
    public consuming func italic(_ isOn: Bool = true) -> Text { attribute(.italic, isOn) }
    /// Underlined.
    public consuming func underline(_ isOn: Bool = true) -> Text { attribute(.underline, isOn) }
    /// Struck through.
    public consuming func strikethrough(_ isOn: Bool = true) -> Text { attribute(.strikethrough, isOn) }
    /// Foreground and background changed over.
    public consuming func reverse(_ isOn: Bool = true) -> Text { attribute(.reverse, isOn) }

    /// Draws the glyphs in a colour, where they have none yet.
    ///
    /// - Parameter colour: the colour of the glyphs.
    /// - Returns: the text in that colour.
    public consuming func foreground(_ colour: Colour) -> Text {
        changed { if $0.foreground == .default { $0.foreground = colour } }
    }

    /// Draws a colour behind the glyphs, where there is none yet.
    ///
    /// - Parameter colour: the colour behind the glyphs.
    /// - Returns: the text on that colour.
    public consuming func background(_ colour: Colour) -> Text {
        changed { if $0.background == .default { $0.background = colour } }
    }

    private consuming func attribute(_ attribute: TextAttributes, _ isOn: Bool) -> Text {
        changed { if isOn { $0.attributes.insert(attribute) } else { $0.attributes.remove(attribute) } }
    }

    private consuming func changed(_ change: (inout Style) -> Void) -> Text {
        // Taken over and not copied: styles are mostly given to texts that were just made.
        for index in content.text.runs.indices { change(&content.text.runs[index].style) }
        return self
    }
}
