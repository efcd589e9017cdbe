#pragma once

#include <stddef.h>

/// Opens the terminal behind a descriptor once more, so that it does not block without making it non-blocking for the
/// other programs that share it. Where that is not allowed, the terminal of the session, or else the descriptor itself
/// for reading and writing that may block. Returns a new descriptor, or -1 with errno set.
int terminal_open(int descriptor);

/// Takes the terminal: raw mode, messages of the process (standard error, where it is the terminal) kept in memory, and
/// a promise that on every way out but SIGKILL the terminal gets these bytes and its mode back. 0, or -1 with errno set.
int terminal_enter(int descriptor, const void *leaving, size_t count);

/// Changes the bytes that the terminal gets at the end, while it is taken.
void terminal_set_leaving(const void *leaving, size_t count);

/// Gives the terminal back, and writes the messages that were kept. A second time does nothing.
void terminal_leave(void);

/// Makes the mode of the terminal raw once more, after somebody else may have changed it.
void terminal_make_raw(void);

/// Drops kept messages but for the last ones, once there are more bytes than the limit.
void terminal_limit_messages(size_t limit);

/// Stops the group of processes as Ctrl-Z does in a shell; returns when it goes on.
void terminal_stop(void);
