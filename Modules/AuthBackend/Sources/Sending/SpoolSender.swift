import AuthFlowInterface
import PlatformInterface

/// The folder from which smsd of smstools (3.1.16 or newer) takes messages, a file each.
struct SpoolSender: SMSSender {
    let folder: String
    let files: any Files
    let random: any RandomBytes

    func send(_ message: SMSMessage) async throws(AuthError) {
        let head = "To: \(message.phone.dropFirst())\nAlphabet: UTF-8\n\n"
        do throws(FileError) {
            // Files puts it in place whole; smsd never sees a part.
            try files.write(Array((head + message.text.reveal()).utf8), to: "\(folder)/tessera.\(random.hexadecimal())")
        } catch { throw .notDelivered }
    }
}
