extension Publisher {
    /// Pairs the first value with the first of another stream, the second with the second, and so on.
    ///
    /// Values wait for their partner without limit. It finishes when no further pair is possible.
    public func zip<Other>(_ other: Publisher<Other, Failure>) -> Publisher<(Value, Other), Failure> {
        let lineage = lineage.merged(with: other.lineage)
        return Publisher<(Value, Other), Failure>(in: kernel, lineage: lineage) { [attach] observer in
            let zipper = Zipper(observer)
            zipper.connection.hold(attach(zipper.side(\.firsts)))
            if zipper.connection.isOpen { zipper.connection.hold(other.attach(zipper.side(\.seconds))) }
            return zipper.connection
        }
    }
}
