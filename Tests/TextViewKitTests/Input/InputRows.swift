import TextViewKit
import TextViewKitInterface

/// What terminals send, and what it means: xterm's ctlseqs, the kitty keyboard protocol, urxvt(7), and sequences that
/// other programs are known to take for text.
enum InputRows {
    static let reported: [InputRow] = [
        InputRow("a reset of a mode is no key", "\u{1B}[1003h"),
        InputRow("a mouse report of nonsense", "\u{1B}[<32;NaN;NaNM"),
        InputRow("a mouse report out of range", "\u{1B}[<32;683;-67M", .mouse(.drag(1), 682, 0)),
        InputRow("escape and an arrow in one read", "\u{1B}\u{1B}[A", .key(.up, .alt)),
        InputRow("modifyOtherKeys", "\u{1B}[27;2;13~", .key(.enter, .shift)),
        InputRow("kitty, a shifted letter", "\u{1B}[114;2u", .key(.character("r"), .shift, text: "R")),
        InputRow("F3 that looks like a cursor report", "\u{1B}[1;5R", .key(.function(3), .control)),
        InputRow("kitty, press", "\u{1B}[127;1:1u", .key(.backspace)),
        InputRow("kitty, repeat", "\u{1B}[127;1:2u", .key(KeyPress(.backspace, phase: .repeat))),
        InputRow("kitty, release", "\u{1B}[127;1:3u", .key(KeyPress(.backspace, phase: .release))),
        InputRow("a paste has no Return", "\u{1B}[200~a\rb\u{1B}[201~", .paste("a\nb")),
        InputRow("a paste with a sequence in it", "\u{1B}[200~x \u{1B}[A y \u{1B}[201~", .paste("x \u{1B}[A y ")),
        InputRow(
            "line ends of a paste", "\u{1B}[200~a\r\nb\n\rc\u{1B}[201~\u{11}",
            .paste("a\nb\n\nc"), .key(.character("q"), .control)),
        InputRow(
            "half an end within a paste", "\u{1B}[200~\u{1B}[20\u{1B}\u{1B}[201x\u{1B}[201~",
            .paste("\u{1B}[20\u{1B}\u{1B}[201x")),
        InputRow("rxvt, shift", "\u{1B}[3$", .key(.delete, .shift)),
        InputRow("rxvt, control and home", "\u{1B}[7^", .key(.home, .control)),
        InputRow("rxvt, control and end", "\u{1B}[8^", .key(.end, .control)),
        InputRow("rxvt, an arrow", "\u{1B}[d", .key(.left, .shift)),
        InputRow("rxvt, both", "\u{1B}[5@", .key(.pageUp, [.shift, .control])),
        InputRow("rxvt, control and an arrow", "\u{1B}Oc", .key(.right, .control)),
        InputRow("letters", "abcq", .typing("a"), .typing("b"), .typing("c"), .typing("q")),
        InputRow("C1 in UTF-8, a sequence", "\u{9B}q"),
        InputRow("C1 in UTF-8, a single shift", "\u{8F}q"),
        InputRow("C1 in UTF-8, an arrow", "\u{9B}A", .key(.up)),
        InputRow("a late answer", "\u{1B}[?62;22c", reply: .attributes([22])),
        InputRow("sixel among the attributes", "\u{1B}[?62;4;22c", reply: .attributes([4, 22])),
        InputRow("pixels of a cell", "\u{1B}[6;20;10t", reply: .cellPixels(Size(width: 10, height: 20))),
        InputRow("pixels of the window", "\u{1B}[4;480;800t", reply: .windowPixels(Size(width: 800, height: 480))),
        InputRow("kitty graphics", "\u{1B}_Gi=31;OK\u{1B}\\", reply: .graphics),
        InputRow("kitty graphics, refused", "\u{1B}_Gi=31;EINVAL:no\u{1B}\\"),
        InputRow(
            "a late colour", "\u{1B}]11;rgb:1e1e/80/f\u{1B}\\", reply: .background(red: 30, green: 128, blue: 255)),
        InputRow("a late cursor", "\u{1B}[24;80R"),
        InputRow("a family", "👨‍👩‍👧", .typing("👨‍👩‍👧")),
        InputRow("a flag, and a thumb with a skin", "🇬🇧👍🏽", .typing("🇬🇧"), .typing("👍🏽")),
    ]

    static let keys: [InputRow] = [
        InputRow(
            "arrows", "\u{1B}[A\u{1B}OB\u{1B}[1;3C\u{1B}[1;2:3D", .key(.up), .key(.down), .key(.right, .alt),
            .key(KeyPress(.left, .shift, phase: .release))),
        InputRow(
            "home and end", "\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", .key(.home), .key(.end),
            .key(.home), .key(.end), .key(.home), .key(.end)),
        InputRow("pages", "\u{1B}[5~\u{1B}[6;5~", .key(.pageUp), .key(.pageDown, .control)),
        InputRow("insert and delete", "\u{1B}[2~\u{1B}[3;2~", .key(.insert), .key(.delete, .shift)),
        InputRow(
            "F1 to F4", "\u{1B}OP\u{1B}OQ\u{1B}[13~\u{1B}[1;2S", .key(.function(1)), .key(.function(2)),
            .key(.function(3)), .key(.function(4), .shift)),
        InputRow(
            "F5 to F12", "\u{1B}[15~\u{1B}[17~\u{1B}[21;6~\u{1B}[23~\u{1B}[24~", .key(.function(5)),
            .key(.function(6)), .key(.function(10), [.shift, .control]), .key(.function(11)), .key(.function(12))),
        InputRow("F1 and F5 of the Linux console", "\u{1B}[[A\u{1B}[[E", .key(.function(1)), .key(.function(5))),
        InputRow("tabs", "\t\u{1B}[Z", .key(.tab), .key(.tab, .shift)),
        InputRow("return, backspace", "\r\u{7F}\u{8}", .key(.enter), .key(.backspace), .key(.backspace)),
        InputRow(
            "control and letters", "\u{1}\u{1A}\u{0}\u{1F}", .key(.character("a"), .control),
            .key(.character("z"), .control), .key(.character(" "), .control), .key(.character("_"), .control)),
        InputRow(
            "alt", "\u{1B}x\u{1B}ж\u{1B}\r\u{1B}\u{7F}\u{1B}\u{1}", .key(.character("x"), .alt),
            .key(.character("ж"), .alt), .key(.enter, .alt), .key(.backspace, .alt),
            .key(.character("a"), [.alt, .control])),
        InputRow("kitty, escape and enter", "\u{1B}[27u\u{1B}[13;5u", .key(.escape), .key(.enter, .control)),
        InputRow("kitty, a shifted key of the layout", "\u{1B}[49:33;2u", .key(.character("1"), .shift, text: "!")),
        InputRow("kitty, the key of the standard layout", "\u{1B}[1089::99;5u", .key(.character("c"), .control)),
        InputRow("kitty, associated text", "\u{1B}[97;;229u", .key(.character("a"), text: "å")),
        InputRow("kitty, text of an input method", "\u{1B}[0;;26085:26412u", .typing("日"), .typing("本")),
        InputRow("kitty, caps lock is no modifier", "\u{1B}[57441;65u", .key(.other(57441))),
        InputRow(
            "kitty, the keypad", "\u{1B}[57400u\u{1B}[57414;5u", .key(.character("1"), text: "1"),
            .key(.enter, .control)),
        InputRow("kitty, F13 and F35", "\u{1B}[57376u\u{1B}[57398u", .key(.function(13)), .key(.function(35))),
        InputRow("xterm, shifted letters are one key", "\u{1B}[27;6;65~", .key(.character("a"), [.shift, .control])),
        InputRow("letters beyond ASCII", "é日ж", .typing("é"), .typing("日"), .typing("ж")),
        InputRow("a keyboard that says too much", "\u{1B}[4294967299;99999999999u"),
    ]

    static let mice: [InputRow] = [
        InputRow(
            "press and release", "\u{1B}[<0;1;1M\u{1B}[<2;10;5m", .mouse(.press(1), 0, 0), .mouse(.release(3), 9, 4)),
        InputRow("drag and move", "\u{1B}[<33;2;3M\u{1B}[<35;20;5m", .mouse(.drag(2), 1, 2), .mouse(.move, 19, 4)),
        InputRow(
            "wheel", "\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<66;1;1M\u{1B}[<67;1;1M", .mouse(.wheelUp, 0, 0),
            .mouse(.wheelDown, 0, 0), .mouse(.wheelLeft, 0, 0), .mouse(.wheelRight, 0, 0)),
        InputRow(
            "further buttons", "\u{1B}[<128;1;1M\u{1B}[<131;1;1m", .mouse(.press(8), 0, 0), .mouse(.release(11), 0, 0)),
        InputRow("with modifiers", "\u{1B}[<20;4;4M", .mouse(.press(1), 3, 3, [.shift, .control])),
        InputRow("before SGR", "\u{1B}[M !!", .mouse(.press(1), 0, 0)),
        InputRow("urxvt", "\u{1B}[32;5;6M", .mouse(.press(1), 4, 5)),
        InputRow("focus", "\u{1B}[I\u{1B}[O", .focus(true), .focus(false)),
        InputRow("size in band", "\u{1B}[48;24;80;480;800t", .resize(Size(width: 80, height: 24))),
        InputRow("a size of nothing", "\u{1B}[48;0;0;0;0t"),
    ]

    static let replies: [InputRow] = [
        InputRow("version", "\u{1B}P>|kitty(0.31.0)\u{1B}\\", reply: .version("kitty(0.31.0)")),
        InputRow("mode", "\u{1B}[?2026;2$y", reply: .mode(2026, state: 2)),
        InputRow("flags", "\u{1B}[?5u", reply: .keyboard(flags: 5)),
        InputRow(
            "colour, with BEL", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", reply: .background(red: 255, green: 255, blue: 255)
        ),
        InputRow(
            "colour, with alpha", "\u{1B}]11;rgba:0000/8080/ffff/ffff\u{7}",
            reply: .background(red: 0, green: 128, blue: 255)),
        InputRow(
            "other answers",
            "\u{1B}[>41;354;0c\u{1B}[0n\u{1B}P1$r0m\u{1B}\\\u{1B}]4;1;rgb:00/00/00\u{7}\u{1B}_Gi=1;OK\u{1B}\\"),
    ]

    static let all = reported + keys + mice + replies

    /// Bytes that mean nothing; in none of them is anything typed.
    static let garbage: [InputRow] = [
        InputRow("a stray continuation", bytes: [0x80, 0xBF]),
        InputRow("an overlong slash", bytes: [0xC0, 0xAF]),
        InputRow("an overlong slash in three", bytes: [0xE0, 0x80, 0xAF]),
        InputRow("a surrogate", bytes: [0xED, 0xA0, 0x80]),
        InputRow("beyond Unicode", bytes: [0xF5, 0x80, 0x80, 0x80]),
        InputRow("a scalar cut off by a letter", bytes: [0xE6, 0x97, 0x61], .typing("a")),
        InputRow("an escape, and no scalar", bytes: [0x1B, 0xFF, 0x61], .typing("a")),
        InputRow("a string that is cancelled", "\u{1B}]0;title\u{18}a", .typing("a")),
        InputRow("a string that another sequence ends", "\u{1B}]0;title\u{1B}[A", .key(.up)),
        InputRow("a sequence that Return ends", "\u{1B}[12\r", .key(.enter)),
        InputRow("a stray end of a paste", "\u{1B}[201~"),
    ]
}
