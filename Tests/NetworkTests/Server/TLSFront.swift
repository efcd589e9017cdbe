import FeatureKitTesting
import Foundation
import NetworkInterface
import NetworkTesting
import PlatformTesting

/// A program that speaks TLS in front of a server, with a certificate of its own making for 127.0.0.1 alone.
final class TLSFront {
    /// `https://127.0.0.1` with its port.
    let base: HTTPURL
    /// The file of the authority that stands behind the certificate: itself.
    let authority: String
    private let folder: TemporaryFolder
    private let program: ChildProgram

    /// A front by Python's `ssl`, which speaks HTTP as the server does.
    static func plain(before server: HTTPURL) throws -> TLSFront {
        let script = """
            import socket, ssl, sys, threading
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(sys.argv[1], sys.argv[2])
            def pump(source, target):
                try:
                    while data := source.recv(65536): target.sendall(data)
                    target.shutdown(socket.SHUT_RDWR)
                except OSError: pass
            def serve(connection):
                try: near = context.wrap_socket(connection, server_side=True)
                except OSError: return
                far = socket.create_connection(("127.0.0.1", int(sys.argv[3])))
                threading.Thread(target=pump, args=(near, far), daemon=True).start()
                pump(far, near)
            listener = socket.create_server(("127.0.0.1", 0))
            print(f"on :{listener.getsockname()[1]}, tls", flush=True)
            while True: threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
            """
        return try TLSFront { certificate, key in
            ("/usr/bin/python3", ["-c", script, certificate, key, "\(server.port)"])
        }
    }

    /// A front by nghttpx, which speaks HTTP/2.
    static func http2(before server: HTTPURL) throws -> TLSFront {
        // A port that was free a moment ago.
        let port = try StandInServer().base.port
        return try TLSFront { certificate, key in
            (
                "/usr/sbin/nghttpx",
                [
                    "--conf=/dev/null", "-f127.0.0.1,\(port)", "-b127.0.0.1,\(server.port)", "--single-process",
                    "--no-ocsp", "--errorlog-file=/dev/stdout", "-LNOTICE", key, certificate,
                ]
            )
        }
    }

    private init(_ command: (_ certificate: String, _ key: String) -> (path: String, words: [String])) throws {
        folder = TemporaryFolder()
        let (certificate, key) = (folder("certificate.pem"), folder("key.pem"))
        authority = certificate
        let made = try ChildProgram.run(
            "/usr/bin/openssl",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=stand-in", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate,
            ])
        guard made.status == 0 else { throw ServerError(reason: made.errors) }
        let (path, words) = command(certificate, key)
        program = try ChildProgram(path, words)
        base = try HTTPURL("https://127.0.0.1:\(Self.port(of: program))")
    }

    deinit {
        program.send(SIGKILL)
        _ = program.end()
    }

    /// The port that a program says it listens on: `on …:8443, tls`.
    private static func port(of program: ChildProgram) -> String {
        var text = ""
        while let piece = Optional(program.read()), !piece.isEmpty {
            text += piece
            if let end = text.range(of: ", tls"), let colon = text[..<end.lowerBound].lastIndex(of: ":") {
                return String(text[text.index(after: colon)..<end.lowerBound])
            }
        }
        return ""
    }
}
