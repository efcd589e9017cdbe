#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of the program where it is linked in, and otherwise each file that they name, once.
/// Returns the status of the program.
int fuzzer_run(int count, char **arguments, int (*target)(const uint8_t *bytes, size_t count));
