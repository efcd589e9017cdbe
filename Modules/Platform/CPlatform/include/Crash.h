#pragma once

#include <stddef.h>

/// Begins to write the ends of this process by a fault (SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS) into
/// a file: a line `fault N` and a line for each frame of the stack. What handled the signal before handles it afterwards.
///
/// Call it on the main thread, whose stack it also watches; a second call changes the file. 0, or -1 with errno set.
int platform_crash_begin(int descriptor);

/// Writes faults no more.
void platform_crash_end(void);

/// The name of a Swift function as people write it, to be freed; null for a name that is none.
char *platform_demangle(const char *name);
