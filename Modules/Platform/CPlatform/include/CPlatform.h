#pragma once

// What Swift cannot say on Linux: constants and functions that its Glibc module leaves out, and code that has to run
// between fork and exec, or in a signal handler.

#include "Clocks.h"
#include "Crash.h"
#include "Password.h"
#include "Spawn.h"
#include "System.h"
