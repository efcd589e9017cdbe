import AuthFlowInterface
import AuthFlowTesting
import PlatformTesting
import StorageTesting
import Testing

@testable import AuthBackend

@Suite("the embedded backend as a service")
struct ConformanceTests {
    @Test("it does what every service does")
    func conformance() async {
        let world = BackendWorld()
        let subject = AuthServiceConformance.Subject(service: world.service) {
            world.code($0)
        } advance: {
            world.time.advance(by: $0)
        }
        let violations = await AuthServiceConformance.violations(of: subject)
        #expect(violations == [])
    }

    @Test("the suite finds a service that takes any code, and one that never lets go of a code")
    func findsFaults() async {
        let world = BackendWorld()
        let careless = AuthServiceConformance.Subject(service: world.service) { phone in
            world.code(phone).map { _ in "000000" }
        } advance: {
            world.time.advance(by: $0)
        }
        #expect(await !AuthServiceConformance.violations(of: careless).isEmpty)
    }
}
