#define _GNU_SOURCE
#include "Crash.h"

#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS};
enum { fault_count = sizeof faults / sizeof *faults, most_frames = 64 };

static struct sigaction before[fault_count];
static atomic_int target = -1;
static int is_installed = 0;

// printf is not allowed in a signal handler.
static void write_line(int descriptor, int number) {
    char line[] = "fault 00\n";
    line[6] = (char)('0' + number / 10);
    line[7] = (char)('0' + number % 10);
    (void)!write(descriptor, line, sizeof line - 1);
}

static void handle(int number, siginfo_t *information, void *context) {
    (void)context;
    int saved = errno;
    // Only the first fault is told: a second one may be in this very handler.
    int descriptor = atomic_exchange(&target, -1);
    for (int index = 0; index < fault_count; index++) {
        if (faults[index] == number) sigaction(number, &before[index], NULL);
    }
    if (descriptor >= 0) {
        void *frames[most_frames];
        write_line(descriptor, number);
        backtrace_symbols_fd(frames, backtrace(frames, most_frames), descriptor);
    }
    errno = saved;
    // A fault happens again when the handler returns, and then meets the handler that was there before. A signal that
    // somebody sent has to be sent again.
    if (information->si_code <= 0) raise(number);
}

static int install(void) {
    static char stack[65536];
    stack_t present;
    // A stack that overflowed is no place for a handler.
    if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
        stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&own, NULL);
    }
    // The first call loads libgcc, which allocates memory; in the handler it must not.
    void *frame[1];
    backtrace(frame, 1);
    for (int index = 0; index < fault_count; index++) {
        struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        if (sigaction(faults[index], &action, &before[index]) != 0) return -1;
    }
    return 0;
}

int platform_crash_begin(int descriptor) {
    if (!is_installed && install() != 0) return -1;
    is_installed = 1;
    atomic_store(&target, descriptor);
    return 0;
}

void platform_crash_end(void) {
    atomic_store(&target, -1);
}

// Exported by the Swift runtime for tools.
extern char *swift_demangle(const char *name, size_t length, char *output, size_t *size, uint32_t flags)
    __attribute__((weak));

char *platform_demangle(const char *name) {
    return swift_demangle != NULL ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL;
}
