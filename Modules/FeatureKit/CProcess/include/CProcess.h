#pragma once

/// The variables of the environment, ended by a null pointer.
///
/// A function, because Swift takes the global `environ` for shared mutable state.
char *const *process_environment(void);

/// Begins to write the numbers of these signals into a pipe; the second of the same number ends the process as if
/// nobody had caught it. Returns the reading end, which does not block, or -1 with errno set.
int process_catch_signals(const int *numbers, int count);

/// The descriptor that becomes readable when the main dispatch queue has work. libdispatch exports the two functions
/// for CoreFoundation; there is no public way to wait for the main queue and other descriptors in one poll.
int process_main_queue_descriptor(void);

/// Runs what waits in the main dispatch queue. To be called on the main thread.
void process_drain_main_queue(void);
