import Testing

@testable import MediaSources

@Suite("names of resume files")
struct DigestTests {
    @Test("the digests are those of RFC 1321 and of files that mpv wrote")
    func vectors() {
        for (text, name) in [
            ("", "D41D8CD98F00B204E9800998ECF8427E"), ("a", "0CC175B9C0F1B6A831C399E269772661"),
            ("abc", "900150983CD24FB0D6963F7D28E17F72"), ("message digest", "F96B697D7CB7938D525A2F31AAF161D0"),
            ("abcdefghijklmnopqrstuvwxyz", "C3FCD3D76192E4007DFB496CCA67E13B"),
            (
                "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
                "57EDF4A22BE3C955AC49DA2E2107B67A"
            ), ("https://ok.ru/video/1443211512573", "E9A0553BCF8BA07FBF7EE5EE36136E4F"),
            (
                "/home/xk/d/77_Library/Star Wars - Episode I A Vergence in the Force.mkv",
                "AF10B54FA2B1240EC99019F982A2E407"
            ), ("e1.mkv", "1F1FD658C414D7E3F988ECAFBE2D909D"),
        ] {
            #expect(MD5.name(of: text) == name, "\(text)")
            #expect(ResumeFile.isName(name))
        }
    }

    @Test("what is not 32 upper-case hexadecimal digits is no resume file")
    func names() {
        for name in [
            "", "d41d8cd98f00b204e9800998ecf8427e", "D41D8CD98F00B204E9800998ECF8427", "config",
            ".D41D8CD98F00B204E9800998ECF8427",
        ] {
            #expect(!ResumeFile.isName(name), "\(name)")
        }
    }
}
