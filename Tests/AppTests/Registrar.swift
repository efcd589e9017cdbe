import FeatureKitTesting
import Foundation

/// A real registrar and proxy on this machine: Kamailio, over UDP, TCP and TLS, with one password for everybody.
///
/// It reaches whom it calls at the address that they registered, by a connection of its own, as RFC 3261 says; what many
/// providers do for those behind a router, to keep to the connection that is there, would hide what is wrong.
final class Registrar {
    static let password = "s3cret"

    private struct Unusable: Error {
        var reason: String
    }

    /// The port for UDP and TCP; the next one is for TLS.
    let port: Int
    /// Kamailio; what it notes comes from it in lines.
    let program: ChildProgram
    private let folder: String

    /// Starts one at free ports, and waits until it answers.
    ///
    /// - Parameter folder: where it may write.
    /// - Throws: what keeps it from being started.
    init(in folder: String) throws {
        let port = FreePorts.two()[0]
        (self.port, self.folder) = (port, "\(folder)/registrar")
        try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
        try Self.certify(in: self.folder)
        for (name, text) in [("kamailio.cfg", Self.settings(port, self.folder)), ("tls.cfg", Self.tls(self.folder))] {
            try text.write(toFile: "\(self.folder)/\(name)", atomically: true, encoding: .utf8)
        }
        // It goes with whoever holds its standard input, however that one ends.
        let script = """
            cd \(self.folder) || exit
            exec 3<&0
            kamailio -DD -E -f kamailio.cfg -w . -Y . -P pid -m 32 -M 4 2>&1 3<&- &
            registrar=$!
            (exec >&- 2>&-; cat <&3 >/dev/null; kill $registrar) &
            wait $registrar
            """
        program = try ChildProgram("/bin/sh", ["-c", script], environment: ["PATH": "/usr/sbin:/usr/bin:/bin"])
        try waitUntilReady()
    }

    /// It does not end on a signal that comes before its processes are there.
    private func waitUntilReady() throws {
        var seen = ""
        while !seen.contains("READY") {
            let more = program.read()
            guard !more.isEmpty else { throw Unusable(reason: seen) }
            seen += more
        }
    }

    /// Ends it with all its processes.
    func end() { _ = program.end() }

    /// An address at it, by the port of a transport.
    func address(_ user: String, _ transport: String) -> String {
        "\(user)@127.0.0.1:\(transport == "tls" ? port + 1 : port)"
    }

    /// A certificate for it, which an authority of its own vouches for.
    private static func certify(in folder: String) throws {
        let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
        let script = """
            set -e
            cd \(folder)
            openssl req -x509 \(key) -keyout authority.key -out authority.pem -subj /CN=authority -days 3650
            openssl req \(key) -keyout server.key -out request.pem -subj /CN=127.0.0.1
            echo subjectAltName=IP:127.0.0.1 > names
            openssl x509 -req -in request.pem -CA authority.pem -CAkey authority.key -CAcreateserial \
              -out server.pem -days 3650 -extfile names
            """
        let outcome = try ChildProgram.run("/bin/sh", ["-c", script])
        guard outcome.status == 0 else { throw Unusable(reason: outcome.errors) }
    }

    private static func tls(_ folder: String) -> String {
        """
        [server:default]
        method = TLSv1.2
        verify_certificate = no
        require_certificate = no
        private_key = \(folder)/server.key
        certificate = \(folder)/server.pem
        [client:default]
        verify_certificate = no
        require_certificate = no
        """
    }

    private static func settings(_ port: Int, _ folder: String) -> String {
        """
        #!KAMAILIO
        debug=-1
        log_stderror=yes
        children=1
        tcp_children=1
        enable_tls=yes
        auto_aliases=no
        dns=off
        listen=udp:127.0.0.1:\(port)
        listen=tcp:127.0.0.1:\(port)
        listen=tls:127.0.0.1:\(port + 1)
        \(modules.map { "loadmodule \"\($0).so\"" }.joined(separator: "\n"))
        modparam("tls", "config", "\(folder)/tls.cfg")
        modparam("auth", "nonce_expire", 3600)
        \(routes)
        """
    }

    private static let modules = [
        "kex", "corex", "tm", "sl", "rr", "pv", "maxfwd", "usrloc", "registrar", "auth", "textops", "siputils", "xlog",
        "tls",
    ]

    private static let routes = """
        event_route[core:worker-one-init] { xlog("L_ALERT", "READY\\n"); }
        request_route {
          if (!mf_process_maxfwd_header("10")) { sl_send_reply("483", "Too Many Hops"); exit; }
          if (is_method("CANCEL")) { if (t_check_trans()) t_relay(); exit; }
          if (has_totag()) {
            xlog("L_ALERT", "WITHIN $rm from $fU by $proto\\n");
            if (loose_route() || is_method("ACK") && t_check_trans()) t_relay();
            else if (!is_method("ACK")) sl_send_reply("481", "Unknown Dialog");
            exit;
          }
          if (is_method("REGISTER")) {
            if (!pv_www_authenticate("$td", "\(password)", "0", "$rm")) {
              # Who was asked already and has answered wrong is turned away.
              if ($hdr(Authorization) != $null) xlog("L_ALERT", "REFUSED $tU by $proto\\n");
              www_challenge("$td", "0");
              exit;
            }
            save("location");
            if ($ct =~ "expires=0") xlog("L_ALERT", "GONE $tU by $proto\\n");
            else xlog("L_ALERT", "HERE $tU by $proto\\n");
            exit;
          }
          if (!pv_proxy_authenticate("$fd", "\(password)", "0")) { proxy_challenge("$fd", "0"); exit; }
          consume_credentials();
          if (search_body("RTP/SAVP")) xlog("L_ALERT", "OFFER $rm from $fU by $proto, encrypted\\n");
          else xlog("L_ALERT", "OFFER $rm from $fU by $proto, plain\\n");
          record_route();
          if (!lookup("location")) { sl_send_reply("404", "Not Found"); exit; }
          t_relay();
        }
        """
}
