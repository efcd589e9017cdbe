import AuthFlowInterface
import JSONKit
import NetworkInterface
import PlatformInterface

/// What a server of Supabase Auth says when it does what was asked: a session, or a user.
struct SupabaseAnswer {
    /// How long a token works when nobody says so.
    private static let lifetime = 3600

    private let node: JSONNode
    private let sessionID: String?

    init(_ response: HTTPResponse) throws(AuthError) {
        guard let node = response.json else { throw .unavailable(Strings.notUnderstood) }
        self.node = node
        sessionID = response.headers["sb-auth-session-id"]
    }

    /// The tokens with whose they are.
    ///
    /// The lifetime counts from the answer; the moment that the server names is by a clock of its own.
    func session(of phone: String, at address: AuthAddress) throws(AuthError) -> AuthSession {
        guard let access = node.text("access_token"), let refresh = node.text("refresh_token"),
            let id = user.text("id")
        else { throw .unavailable(Strings.notUnderstood) }
        let seconds = (try? node.member("expires_in")?.int()).flatMap { $0 } ?? Self.lifetime
        return AuthSession(
            id: sessionID ?? "current", profile: "\(id)@\(address.name)", phone: number ?? phone,
            accessToken: Secret(access), refreshToken: Secret(refresh),
            lifetime: .seconds(max(1, min(seconds, 86_400 * 365))))
    }

    func person(_ phone: String) -> Person { Person(phone: number ?? phone, data: data) }

    /// Whoever has not told a name is asked for it; the protocol itself has no such state.
    func result(_ session: AuthSession) -> AuthResult { data == nil ? .needPersonalData(session) : .success(session) }

    /// The list of sessions, the one used last first; the session that asks has the name that it has here.
    func sessions(asking session: AuthSession) throws(AuthError) -> [DeviceSession] {
        guard let rows = try? node.member("sessions")?.array() else { throw .unavailable(Strings.notUnderstood) }
        return rows.compactMap { Self.row($0, session) }.sorted { $0.lastUsed > $1.lastUsed }
    }

    private static func row(_ node: JSONNode, _ session: AuthSession) -> DeviceSession? {
        guard let id = node.text("id"), let created = node.text("created_at").flatMap({ WallTime($0) }) else {
            return nil
        }
        let isCurrent = node.member("is_current")?.content == .bool(true)
        return DeviceSession(
            id: isCurrent ? session.id : id, device: node.text("device") ?? "", created: created,
            lastUsed: node.text("last_used_at").flatMap { WallTime($0) } ?? created, isCurrent: isCurrent)
    }

    var signedIn: WallTime? { user.text("last_sign_in_at").flatMap { WallTime($0) } }

    private var user: JSONNode { node.member("user") ?? node }

    private var data: PersonalData? {
        let metadata = user.member("user_metadata")
        return metadata?.text("full_name").map { PersonalData(name: $0, email: metadata?.text("email") ?? "") }
    }

    /// The number in the form of E.164; the server keeps it without the plus.
    private var number: String? { user.text("phone").map { $0.hasPrefix("+") ? $0 : "+\($0)" } }
}
