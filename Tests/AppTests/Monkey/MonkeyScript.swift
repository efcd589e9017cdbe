import PlatformInterface
import PlatformTesting

/// Random events, the same ones for the same seed.
struct MonkeyScript {
    private var random: RandomSource

    init(seed: UInt64) { random = RandomSource(SeededBytes(seed: seed)) }

    static func events(seed: UInt64, count: Int) -> [MonkeyEvent] {
        var script = MonkeyScript(seed: seed)
        return (0..<count).map { _ in script.next() }
    }

    private mutating func next() -> MonkeyEvent {
        switch roll(1000) {
        case ..<330: key()
        case ..<430: .type(text: pick(Self.texts))
        case ..<450: .paste(text: pick(Self.pastes))
        case ..<700: .touch(control: roll(40))
        case ..<800: .mouse(action: pick(MonkeyEvent.actions.keys.sorted()), x: roll(130), y: roll(40))
        case ..<815:
            .resize(width: pick([20, 30, 40, 80, 80, 120, 120, 200]), height: pick([5, 8, 12, 24, 24, 30, 50]))
        case ..<925: .wait(milliseconds: pick([10, 100, 400, 1000, 3000, 20_000, 90_000]))
        case ..<930: .wait(milliseconds: pick([3_600_000, 86_400_000]))
        case ..<933: .clock(seconds: pick([-86_400, -60, 60, 86_400]))
        case ..<950: .push(kind: pick(["call", "call", "call", "cancelled", "answered-elsewhere"]), call: roll(3))
        case ..<985: .link(address: pick(Self.links))
        case ..<990: .network(isUp: roll(2) == 0)
        case ..<994: .lock(isLocked: roll(3) == 0)
        case ..<997: .disk(isFull: roll(3) == 0)
        default: .restart
        }
    }

    private mutating func key() -> MonkeyEvent {
        let plain = Self.modifiers[roll(Self.modifiers.count)]
        switch roll(10) {
        case ..<6: return .key(name: pick(MonkeyEvent.keys.keys.sorted()), modifiers: roll(4) == 0 ? plain : 0)
        case ..<8: return .key(name: pick(Self.letters), modifiers: plain)
        default: return .key(name: pick(["enter", "tab", "escape", "down"]), modifiers: 0)
        }
    }

    private mutating func roll(_ sides: Int) -> Int { Int(random.next() % UInt64(sides)) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }

    private static let letters = "abcdefghijklmnopqrstuvwxyz0123456789?/.,-+# ".map(String.init)
    private static let modifiers: [UInt8] = [0, 0, 0, 1, 2, 2, 4, 4, 6]
    private static let texts = [
        "1", "42", "1,000.50", "+79153051653", "79991234561", "112", "usd", "EUR", "Ada", "000000", "-", "й", "日本",
        "👩‍👩‍👧", "x\u{301}", " ", "sip:a@b", "continue",
    ]
    private static let pastes = [
        "100 EUR in USD", "line\nline\r\nline", "\u{1B}[2J\u{7}", "+7 (915) 305-16-53", "",
        String(repeating: "long ", count: 300), "٣٤٥", "/no/such/picture.png",
    ]
    private static let links = [
        "tessera://about", "tessera://about/network", "tessera://about/nothing", "tessera://call/+79991234561",
        "tessera://call/!", "tessera://catalogue", "tessera://converter", "tessera://converter/EUR/USD?amount=3",
        "tessera://converter/XXX/YYY?amount=", "tessera://gallery?source=samples", "tessera://profile",
        "tessera://settings", "tessera://whatsnew", "tessera://widgets", "tessera://widgets/gallery",
        "tessera://widgets/library", "tessera://nowhere", "nonsense",
    ]
}
