#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static int ends[2] = {-1, -1};
// Which signals came; the pipe only wakes the loop, because a full pipe would lose them.
static volatile sig_atomic_t came[NSIG];

char *const *process_environment(void) {
    return environ;
}

static void handle(int number) {
    int saved = errno;
    came[number] = 1;
    (void)!write(ends[1], "", 1);
    errno = saved;
}

static int catch(int number, int flags) {
    if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    struct sigaction action = {.sa_handler = handle, .sa_flags = SA_RESTART | flags};
    struct sigaction present;
    sigemptyset(&action.sa_mask);
    // What the parent ignored, as nohup does with SIGHUP, stays ignored.
    if (sigaction(number, NULL, &present) == 0 && present.sa_handler == SIG_IGN) return 0;
    if (sigaction(number, &action, NULL) != 0) return -1;
    // A parent that blocks signals, as worker threads of libdispatch do, passes that on to its children.
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    return sigprocmask(SIG_UNBLOCK, &set, NULL);
}

int process_catch_signals(const int *numbers, int count) {
    for (int index = 0; index < count; index++) {
        // SA_RESETHAND puts the default action back: whoever presses Ctrl-C twice is not kept waiting.
        if (catch(numbers[index], SA_RESETHAND) != 0) return -1;
    }
    return ends[0];
}

int process_watch_signal(int number) {
    return catch(number, 0);
}

void process_unwatch_signal(int number) {
    struct sigaction present;
    if (sigaction(number, NULL, &present) == 0 && present.sa_handler == handle) signal(number, SIG_DFL);
    came[number] = 0;
}

int process_next_signal(void) {
    char bytes[256];
    while (read(ends[0], bytes, sizeof bytes) > 0) {}
    for (int number = 1; number < NSIG; number++) {
        if (came[number]) {
            came[number] = 0;
            return number;
        }
    }
    return 0;
}

void process_silence_backtracer(void) {
    static const int faults[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
    const char *wish = getenv("SWIFT_BACKTRACE");
    if (wish != NULL && wish[0] != 0) return;
    for (unsigned index = 0; index < sizeof faults / sizeof *faults; index++) {
        struct sigaction present;
        if (sigaction(faults[index], NULL, &present) == 0 && present.sa_handler != SIG_IGN) {
            signal(faults[index], SIG_DFL);
        }
    }
}

void process_poll(void *entries, unsigned long count, int64_t nanoseconds) {
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    ppoll(entries, count, nanoseconds < 0 ? NULL : &limit, NULL);
}

int64_t process_monotonic_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000 + time.tv_nsec;
}

int process_main_queue_descriptor(void) {
    return _dispatch_get_main_queue_handle_4CF();
}

void process_drain_main_queue(void) {
    // The queue's event counter stays readable until it is read; it does not block (EFD_NONBLOCK in libdispatch).
    eventfd_t count;
    (void)!eventfd_read(process_main_queue_descriptor(), &count);
    _dispatch_main_queue_callback_4CF(NULL);
}
