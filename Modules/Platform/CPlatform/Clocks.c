#define _GNU_SOURCE
#include "Clocks.h"

#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static int armed(int clock, int flags, int64_t seconds, int64_t nanoseconds) {
    int descriptor = timerfd_create(clock, TFD_CLOEXEC | TFD_NONBLOCK);
    if (descriptor < 0) return -1;
    struct itimerspec when = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
    if (timerfd_settime(descriptor, TFD_TIMER_ABSTIME | flags, &when, NULL) != 0) {
        close(descriptor);
        return -1;
    }
    return descriptor;
}

int platform_boot_timer(int64_t seconds, int64_t nanoseconds) {
    return armed(CLOCK_BOOTTIME, 0, seconds, nanoseconds);
}

int platform_clock_watch(void) {
    // The year 2262, the last that 64 bits of nanoseconds hold: it is there to be cancelled, not to be reached.
    return armed(CLOCK_REALTIME, TFD_TIMER_CANCEL_ON_SET, INT64_MAX / 1000000000, 0);
}

void platform_clock_watch_drain(int descriptor) {
    uint64_t count;
    // The read fails with ECANCELED, which is the very thing that was waited for.
    (void)!read(descriptor, &count, sizeof count);
}
