import NetworkInterface
import Testing

@Suite("addresses")
struct HTTPURLTests {
    @Test("an address has one form")
    func form() throws {
        let rows = [
            ("http://example.org", "http://example.org/"), ("HTTPS://Example.ORG:443/A", "https://example.org/A"),
            ("http://a:80/", "http://a/"), ("http://a:8080", "http://a:8080/"), ("http://a:/x", "http://a/x"),
            ("  http://a/b  ", "http://a/b"), ("http://a?q", "http://a/?q"), ("http://a#f", "http://a/"),
            ("http://a/b#c?d", "http://a/b"), ("http://[::1]:81/x", "http://[::1]:81/x"),
            ("http://[FE80::1]", "http://[fe80::1]/"), ("http://a/./b/../c", "http://a/c"),
            ("http://a/../../b", "http://a/b"), ("http://a/b c?d e", "http://a/b%20c?d%20e"),
            ("http://a/%41%zz%4", "http://a/%41%25zz%254"), ("http://a/ü?ы", "http://a/%C3%BC?%D1%8B"),
            ("http://a/b?c?d/e", "http://a/b?c?d/e"), ("http://a/\"<>^`{|}", "http://a/%22%3C%3E%5E%60%7B%7C%7D"),
            // Some programs read a backslash as a slash, and others would find another host behind it.
            ("http://a\\@evil.test/", "http://a/%5C@evil.test/"),
        ]
        for (text, expected) in rows { #expect("\(try HTTPURL(text))" == expected, "\(text)") }
    }

    @Test("the parts of an address can be read")
    func parts() throws {
        let url = try HTTPURL("https://api.example.org:8443/v1/a%2Fb?x=1")
        #expect((url.scheme, url.host, url.port) == (.https, "api.example.org", 8443))
        #expect((url.path, url.query) == ("/v1/a%2Fb", "x=1"))
        #expect(url.origin == "https://api.example.org:8443")
        #expect(try HTTPURL("https://a").port == 443)
    }

    @Test("what is no address is refused, and a password is not told")
    func refused() {
        let rows: [(String, HTTPURLError)] = [
            ("", .scheme(found: "")), ("example.org", .scheme(found: "example.org")),
            ("ftp://a/", .scheme(found: "ftp")), ("file:///etc/passwd", .scheme(found: "file")),
            ("http:/a", .scheme(found: "http")), ("http://", .host(found: "")), ("http:///x", .host(found: "")),
            ("http://a b/", .host(found: "a b")), ("http://ü/", .host(found: "ü")),
            ("http://a%41/", .host(found: "a%41")),
            ("http://[::1/", .host(found: "[::1")), ("http://[x]/", .host(found: "[x]")),
            ("http://me:secret@a/", .credentials), ("http://me@a/", .credentials),
            ("http://a:0/", .port(found: "0")), ("http://a:65536/", .port(found: "65536")),
            ("http://a:+1/", .port(found: "+1")), ("http://a:1x/", .port(found: "1x")),
            ("http://[::1]80/", .port(found: "0")), ("http://a/\n", .controlCharacter),
            ("http://a/\u{0}", .controlCharacter),
        ]
        for (text, expected) in rows {
            #expect(throws: expected, "\(text)") { try HTTPURL(text) }
            #expect(!"\(expected)".contains("secret"))
        }
    }

    @Test("references mean what RFC 3986 says in section 5.4")
    func references() throws {
        let base = try HTTPURL("http://a/b/c/d;p?q")
        let rows = [
            ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
            ("//g", "http://g/"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
            ("#s", "http://a/b/c/d;p?q"),
            ("g#s", "http://a/b/c/g"), ("g?y#s", "http://a/b/c/g?y"), (";x", "http://a/b/c/;x"),
            ("g;x", "http://a/b/c/g;x"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
            ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
            ("../../", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("/./g", "http://a/g"),
            ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."),
            ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
            ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
            ("g?y/./x", "http://a/b/c/g?y/./x"), ("https://g", "https://g/"),
        ]
        for (reference, expected) in rows {
            #expect("\(try base.resolving(reference))" == expected, "\(reference)")
        }
        for reference in ["g:h", "http:g", "g:80/x/..", "mailto:a@b"] {
            #expect(throws: HTTPURLError.self, "\(reference)") { try base.resolving(reference) }
        }
    }

    @Test("segments and queries are encoded, so that nothing breaks out of its place")
    func building() throws {
        let base = try HTTPURL("http://a/v1/?old")
        #expect("\(base.appending("users", "a/b?c#d", "ы"))" == "http://a/v1/users/a%2Fb%3Fc%23d/%D1%8B")
        #expect("\(base.appending("..", "x", "."))" == "http://a/v1/x")
        #expect("\(try HTTPURL("http://a").appending())" == "http://a/")
        let query = base.appending(query: ["q": "a&b=c", "лет": "1+1 %"])
        #expect("\(query)" == "http://a/v1/?old&q=a%26b%3Dc&%D0%BB%D0%B5%D1%82=1%2B1%20%25")
        #expect("\(base.appending("x").appending(query: ["a": ""]))" == "http://a/v1/x?a=")
    }
}
