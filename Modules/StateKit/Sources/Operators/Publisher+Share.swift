extension Publisher {
    /// Shares one subscription among all subscribers.
    ///
    /// It is made with the first subscriber and cancelled with the last; a later one starts the stream anew. After the
    /// end, a new subscriber gets the end alone.
    ///
    /// - Parameters:
    ///   - file: The file of this call, for reports.
    ///   - line: The line of this call, for reports.
    public func share(file: StaticString = #fileID, line: UInt = #line) -> Publisher {
        let kernel = kernel
        return SharedStream(self) { PassthroughSubject(in: kernel, file: file, line: line) }.publisher
    }

    /// Shares one subscription and tells each further subscriber the latest value first.
    func shareReplay(file: StaticString, line: UInt) -> Publisher {
        let kernel = kernel
        return SharedStream(self) { ReplaySubject(in: kernel, named: nil, file: file, line: line) }.publisher
    }
}
