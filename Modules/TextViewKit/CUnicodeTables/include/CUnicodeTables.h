#pragma once
#include <stdint.h>

// Constant data, so that the tables cost no start-up and are shared by all processes.
extern const uint16_t unicode_blocks[];
extern const uint16_t unicode_indices[];
extern const uint32_t unicode_records[];

/// What Unicode says about a scalar, packed as `ScalarProperties` unpacks it; `scalar` is at most 0x10FFFF.
static inline uint32_t unicode_properties(uint32_t scalar) {
    return unicode_records[unicode_indices[unicode_blocks[scalar >> 7] << 7 | (scalar & 127)]];
}
