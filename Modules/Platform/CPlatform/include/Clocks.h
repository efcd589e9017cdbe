#pragma once

#include <stdint.h>

/// Makes a timer on CLOCK_BOOTTIME that becomes readable once, at this time since boot; -1 with errno set.
int platform_boot_timer(int64_t seconds, int64_t nanoseconds);

/// Makes a timer on CLOCK_REALTIME that becomes readable whenever somebody sets the clock; -1 with errno set.
int platform_clock_watch(void);

/// Takes what made a clock watch readable, so that it waits for the next time.
void platform_clock_watch_drain(int descriptor);
