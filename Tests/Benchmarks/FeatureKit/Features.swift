import FeatureKitInterface

/// Two hundred features in a chain: each provides a service, needs that of the one before, and contributes two tabs.
///
/// A feature is a type, so the number is a type too: a digit in base ten, nested three deep.
protocol Digit {
    static var value: Int { get }
}

enum D0: Digit { static let value = 0 }
enum D1: Digit { static let value = 1 }
enum D2: Digit { static let value = 2 }
enum D3: Digit { static let value = 3 }
enum D4: Digit { static let value = 4 }
enum D5: Digit { static let value = 5 }
enum D6: Digit { static let value = 6 }
enum D7: Digit { static let value = 7 }
enum D8: Digit { static let value = 8 }
enum D9: Digit { static let value = 9 }

@MainActor
protocol Link: AnyObject {
    var depth: Int { get }
}

final class ChainLink: Link {
    let depth: Int

    init(after link: (any Link)?) { depth = (link?.depth ?? 0) + 1 }
}

extension ServiceKey where Service == any Link {
    static func link(_ number: Int) -> Self { Self("Link\(number)", in: "LinkInterface") }
}

extension ExtensionPoint where Contribution == Int {
    static var tabs: Self { Self("tabs", of: "tab") }
}

enum LinkFeature<Hundreds: Digit, Tens: Digit, Ones: Digit>: Feature {
    nonisolated static var number: Int { Hundreds.value * 100 + Tens.value * 10 + Ones.value }

    nonisolated static var descriptor: FeatureDescriptor {
        let needs = number == 0 ? [] : [Need("Link\(number - 1)", interface: "LinkInterface", versions: 1...1)]
        return FeatureDescriptor(
            id: "link\(number)", target: "Link\(number)", type: "LinkFeature",
            provides: [Provision("Link\(number)", interface: "LinkInterface", version: 1)], needs: needs)
    }

    static func register(in registry: inout some Registering) {
        let number = number
        registry.provide(.link(number)) { resolver in
            ChainLink(after: number == 0 ? nil : try resolver.service(.link(number - 1)))
        }
        for tab in 0..<2 { registry.contribute("tab\(number)-\(tab)", to: .tabs) { _ in number * 2 + tab } }
    }
}

@MainActor
enum Chain {
    /// The two hundred types, the last link first, so that the order has to be found.
    static var features: [any Feature.Type] {
        let low = tens(D0.self)
        let high = tens(D1.self)
        return (low + high).reversed()
    }

    private static func tens<H: Digit>(_ hundreds: H.Type) -> [any Feature.Type] {
        ones(H.self, D0.self) + ones(H.self, D1.self) + ones(H.self, D2.self) + ones(H.self, D3.self)
            + ones(H.self, D4.self) + ones(H.self, D5.self) + ones(H.self, D6.self) + ones(H.self, D7.self)
            + ones(H.self, D8.self) + ones(H.self, D9.self)
    }

    private static func ones<H: Digit, T: Digit>(_ hundreds: H.Type, _ tens: T.Type) -> [any Feature.Type] {
        [
            LinkFeature<H, T, D0>.self, LinkFeature<H, T, D1>.self, LinkFeature<H, T, D2>.self,
            LinkFeature<H, T, D3>.self, LinkFeature<H, T, D4>.self, LinkFeature<H, T, D5>.self,
            LinkFeature<H, T, D6>.self, LinkFeature<H, T, D7>.self, LinkFeature<H, T, D8>.self,
            LinkFeature<H, T, D9>.self,
        ]
    }
}
