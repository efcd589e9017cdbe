import JSONKit

/// What the server does, as OpenAPI 3.0.3 describes it; a test holds it against what is answered.
enum OpenAPI {
    static let document: JSONValue = [
        "openapi": "3.0.3",
        "info": [
            "title": "tessera-authd", "version": "1.0.0",
            "description":
                "Sign-in by phone number and code: the part of the Supabase Auth protocol that needs no e-mail.",
        ],
        "paths": .object(paths.map { (key: $0.path, value: $0.document) }),
        "components": [
            "schemas": .object(OpenAPISchemas.all),
            "securitySchemes": ["bearer": ["type": "http", "scheme": "bearer", "bearerFormat": "JWT"]],
        ],
    ]

    static let paths = [
        OpenAPIPath("/health", [.init("get", "Whether it is there", 200, "Health")]),
        OpenAPIPath("/settings", [.init("get", "What a client can do here", 200, "Settings")]),
        OpenAPIPath(
            "/otp", [.init("post", "Send a code", 200, "Empty", body: "CodeRequest", [400, 422, 429, 500, 504])]),
        OpenAPIPath(
            "/resend", [.init("post", "Send another code", 200, "Empty", body: "Resend", [400, 422, 429, 500, 504])]),
        OpenAPIPath(
            "/verify",
            [.init("post", "Begin a session", 200, "Session", body: "Confirmation", [400, 403, 422, 429, 500, 504])]),
        OpenAPIPath(
            "/token",
            [
                .init(
                    "post", "Exchange a refresh token", 200, "Session", body: "Refresh", [400, 429, 500, 504],
                    parameter: OpenAPIParameter("grant_type", ["refresh_token"]))
            ]),
        OpenAPIPath(
            "/user",
            [
                .init("get", "Who is signed in", 200, "User", [401, 403, 500, 504], isSecured: true),
                .init(
                    "put", "Tell of oneself, or ask for a code for another number", 200, "User", body: "Change",
                    [400, 401, 403, 422, 429, 500, 504], isSecured: true),
            ]),
        OpenAPIPath(
            "/logout",
            [
                .init(
                    "post", "End sessions", 204, nil, [400, 401, 403, 500, 504], isSecured: true,
                    parameter: OpenAPIParameter("scope", ["global", "local", "others"], isRequired: false))
            ]),
        OpenAPIPath(
            "/sessions",
            [
                .init("get", "All sessions", 200, "Sessions", [401, 403, 500, 504], isSecured: true),
                .init(
                    "delete", "End a session; one that is none is ended already", 204, nil,
                    [400, 401, 403, 500, 504], isSecured: true,
                    parameter: OpenAPIParameter("id", pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")),
            ]),
    ]
}
