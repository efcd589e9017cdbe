#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static int ends[2] = {-1, -1};

char *const *process_environment(void) {
    return environ;
}

static void handle(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    // SA_RESETHAND has put the default action back: whoever presses Ctrl-C twice is not kept waiting.
    (void)!write(ends[1], &byte, 1);
    errno = saved;
}

int process_catch_signals(const int *numbers, int count) {
    if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    for (int index = 0; index < count; index++) {
        struct sigaction action = {.sa_handler = handle, .sa_flags = SA_RESTART | SA_RESETHAND};
        struct sigaction present;
        sigemptyset(&action.sa_mask);
        // What the parent ignored, as nohup does with SIGHUP, stays ignored.
        if (sigaction(numbers[index], NULL, &present) == 0 && present.sa_handler == SIG_IGN) continue;
        if (sigaction(numbers[index], &action, NULL) != 0) return -1;
    }
    // A parent that blocks signals, as worker threads of libdispatch do, passes that on to its children.
    sigset_t all;
    sigemptyset(&all);
    for (int index = 0; index < count; index++) sigaddset(&all, numbers[index]);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    return ends[0];
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
