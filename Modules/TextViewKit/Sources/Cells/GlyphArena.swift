/// Keeps the grapheme clusters and links that cells name by number.
///
/// Buffers that are compared with each other share one: equal clusters then have equal numbers.
package final class GlyphArena {
    package init() {}
}
