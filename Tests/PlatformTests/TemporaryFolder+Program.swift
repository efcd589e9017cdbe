import Glibc
import PlatformTesting

@testable import Platform

extension TemporaryFolder {
    /// Adds a program that a shell runs.
    func addProgram(_ name: String, _ script: String) throws {
        try SystemFiles().write(Array("#!/bin/sh\n\(script)\n".utf8), to: self(name))
        chmod(self(name), 0o700)
    }
}
