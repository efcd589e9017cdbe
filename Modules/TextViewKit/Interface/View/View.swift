/// A part of a screen, as a value: a pure function of what it is given.
///
///     struct Greeting: View {
///         var name: String
///
///         var body: some View {
///             Text("Hello, \(name)").bold()
///         }
///     }
///
/// A view holds no state and no clock. It takes a configuration and intents, and shows them. When a view is equal to the
/// one that stood in its place a frame ago, its body is not asked for again: conform to `Equatable` for that, or use
/// only stored properties without references.
public protocol View {
    /// What the body is made of.
    associatedtype Body: View

    /// What the view shows.
    @ViewBuilder var body: Body { get }

    /// Whether another value shows exactly the same, so that nothing has to be built again.
    ///
    /// The default compares with `==` where the type is `Equatable`, and the bytes where it holds no references.
    ///
    /// - Parameter other: the value that stood in the same place before.
    /// - Returns: `false` when in doubt.
    func shows(sameAs other: Self) -> Bool

    /// Turns the view into elements. Only views of this module have anything of their own to say here.
    ///
    /// - Parameter lowering: where elements are collected.
    func lower(into lowering: inout Lowering)
}

extension View {
    /// Compares bytes where the type holds no references; otherwise nothing is known.
    @inlinable
    public func shows(sameAs other: Self) -> Bool {
        guard _isPOD(Self.self) else { return false }
        return withUnsafeBytes(of: self) { mine in
            withUnsafeBytes(of: other) { mine.elementsEqual($0) }
        }
    }

    /// Lowers the body, or keeps what an equal view lowered to.
    @inlinable
    public func lower(into lowering: inout Lowering) {
        lowering.composite(self)
    }
}

extension View where Self: Equatable {
    /// Compares with `==`.
    @inlinable
    public func shows(sameAs other: Self) -> Bool { self == other }
}
