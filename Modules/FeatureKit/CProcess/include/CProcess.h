#pragma once

#include <stdint.h>

/// The variables of the environment, ended by a null pointer.
///
/// A function, because Swift takes the global `environ` for shared mutable state.
char *const *process_environment(void);

/// Begins to catch these signals; the second of the same number ends the process as if nobody had caught it. Returns a
/// descriptor that becomes readable with each signal, or -1 with errno set.
int process_catch_signals(const int *numbers, int count);

/// Begins to catch a signal for as long as somebody watches it; 0, or -1 with errno set.
int process_watch_signal(int number);

/// Gives a signal its default effect again, and forgets it if it came.
void process_unwatch_signal(int number);

/// A signal that was caught and not told yet, or 0; signals of one number that wait together are one.
int process_next_signal(void);

/// Makes the faults of this process end it at once, unless its environment asks for Swift's backtracer, which would
/// wait on a terminal for a key, in a mode of its own.
void process_silence_backtracer(void);

/// Waits until a descriptor is ready, or for nanoseconds; for ever when they are negative. The entries are of the type
/// pollfd, which is not named here, because Swift would then ask users of poll to import this module.
void process_poll(void *entries, unsigned long count, int64_t nanoseconds);

/// Nanoseconds since a fixed moment (CLOCK_MONOTONIC).
int64_t process_monotonic_time(void);

/// The descriptor that becomes readable when the main dispatch queue has work. libdispatch exports the two functions
/// for CoreFoundation; there is no public way to wait for the main queue and other descriptors in one poll.
int process_main_queue_descriptor(void);

/// Runs what waits in the main dispatch queue. To be called on the main thread.
void process_drain_main_queue(void);
