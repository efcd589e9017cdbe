extension Publisher {
    /// Shares one subscription among all subscribers.
    ///
    /// It is made with the first subscriber and cancelled with the last; a later one starts the stream anew. After the
    /// end, a new subscriber gets the end alone.
    public func share() -> Publisher {
        SharedStream(self) { [kernel] in PassthroughSubject(in: kernel) }.publisher
    }

    /// Shares one subscription and tells each further subscriber the latest value first.
    func shareReplay() -> Publisher {
        SharedStream(self) { [kernel] in ReplaySubject(in: kernel, named: nil, file: #fileID, line: #line) }.publisher
    }
}
