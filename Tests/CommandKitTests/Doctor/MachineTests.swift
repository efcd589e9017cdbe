import Testing

@testable import CommandKit

@Suite("the machine that doctor looks at")
struct MachineTests {
    @Test("files and folders are seen as they are")
    func files() throws {
        let folder = try ExternalProgram.Folder()
        #expect(Machine.system.file(folder.path)?.isFolder == true)
        let program = Machine.system.file(folder.path + "/sub/probe-program")
        #expect(program == Machine.File(isFolder: false, permissions: 0o755, isWritable: true))
        #expect(Machine.system.file(folder.path + "/nothing") == nil)
    }

    @Test("the loader finds the C library, and says why it does not find another")
    func libraries() {
        #expect(Machine.system.problem("libc.so.6") == nil)
        #expect(
            Machine.system.problem("libnothing.so.1")
                == "libnothing.so.1: cannot open shared object file: No such file or directory")
    }
}
