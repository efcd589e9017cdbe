import LocalizationKit

/// A picture that the program draws itself, so that there is something to see before anything was chosen, offline.
///
/// Formulas are the smallest way to carry pictures in one static binary: no bytes of data, and sharp at every size. They
/// are in the public domain.
enum Sample: String, CaseIterable, Sendable {
    case dawn, hills, julia, mandelbrot, mosaic, night

    /// What it is called.
    var title: LocalizedText {
        switch self {
        case .dawn: Strings.sampleDawn
        case .hills: Strings.sampleHills
        case .julia: Strings.sampleJulia
        case .mandelbrot: Strings.sampleMandelbrot
        case .mosaic: Strings.sampleMosaic
        case .night: Strings.sampleNight
        }
    }
}
