/// What baresip reads when it starts.
struct EngineFiles: Hashable, Sendable {
    /// The ports of one engine: signalling (and the next one for TLS), control, and the first of 200 for voice.
    struct Ports: Hashable, Sendable {
        var signalling: UInt16
        var control: UInt16
        var media: UInt16
    }

    /// Where Debian keeps baresip's modules.
    static let modulesFolder = "/usr/lib/baresip/modules"
    /// Where Debian keeps the certificates of those whom everybody trusts.
    static let authorities = "/etc/ssl/certs/ca-certificates.crt"

    let accounts: [SIPAccount]
    let ports: Ports
    let audio: AudioDevice
    /// The path of the certificate by which it takes connections over TLS; `nil` for none.
    var certificate: String?

    /// Where it listens: as the first account says.
    private var place: String { accounts.first?.listensAt ?? "127.0.0.1" }

    /// The file `accounts`.
    ///
    /// - Parameter passwords: the passwords, by the address.
    /// - Returns: a line for each account; those that register do so later.
    /// - Throws: ``EngineError/unreadableAccount(_:)`` for one that would be read as something else.
    func lines(_ passwords: [String: String]) throws(EngineError) -> String {
        var lines = ""
        for account in accounts {
            guard let line = account.line(password: passwords[account.address]) else {
                throw .unreadableAccount(account.address)
            }
            lines += account.registers ? account.placeholder : line
        }
        return lines
    }

    /// The file `config`; each odd line is there because of something that went wrong without it.
    var configuration: String { (network + sound + modules).joined(separator: "\n") + "\n" }

    private var network: [String] {
        [
            "poll_method epoll", "sip_listen \(place):\(ports.signalling)",
            // Chooses the address in what is offered for voice.
            "net_interface \(place)",
            // Longer than the model waits, so that it decides.
            "call_local_timeout 120",
            // Above what the model takes, because a call too many is turned away without a word.
            "call_max_calls 8",
            "rtp_ports \(ports.media)-\(ports.media + 198)", "rtp_timeout 10", "rtp_stats yes",
            "jitter_buffer_delay 5-10",
        ] + certificates + [
            // Without it the port is open to the network, and anybody may call.
            "ctrl_tcp_listen 127.0.0.1:\(ports.control)"
        ]
    }

    /// Whether an account goes over TLS.
    static func needsCertificate(_ accounts: [SIPAccount]) -> Bool { accounts.contains { $0.transport == .tls } }

    /// Versions that can check whom they reach are told by whom to have it vouched for; 1.0.0 checks nothing.
    private var certificates: [String] {
        guard Self.needsCertificate(accounts) else { return [] }
        return ["sip_cafile \(Self.authorities)", "sip_verify_server yes"]
            + (certificate.map { ["sip_certificate \($0)"] } ?? [])
    }

    private var sound: [String] {
        [
            "audio_path /usr/share/baresip", "audio_player \(audio.player)", "audio_source \(audio.source)",
            // The app rings, and the engine is silent until somebody speaks.
            "audio_alert \(audio.alert)", "menu_bell no", "ringback_disabled yes", "statmode_default off",
            // The tone that stands for a microphone has no other rate.
            "ausrc_srate 48000", "ausrc_channels 2", "ausrc_format s16", "auplay_format s16", "auenc_format s16",
            "audec_format s16", "audio_buffer 20-160",
        ]
    }

    private var modules: [String] {
        let names =
            ["g711", "opus", "ausine", "aufile", "aubridge"] + audio.modules
            + (accounts.contains { $0.encryption != .none } ? ["srtp"] : [])
        return ["module_path \(Self.modulesFolder)"] + names.map { "module \($0).so" }
            + ["module_tmp account.so", "module_app contact.so", "module_app menu.so", "module_app ctrl_tcp.so"]
    }
}
