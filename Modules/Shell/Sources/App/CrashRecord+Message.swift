import LocalizationKit
import PlatformInterface

extension CrashRecord {
    /// What a person is told at the next start.
    var message: LocalizedText {
        switch ending {
        case .fault(let signal): Strings.brokeOff(signal: "\(signal)")
        case .unexplained: Strings.endedWithoutAWord
        }
    }
}
