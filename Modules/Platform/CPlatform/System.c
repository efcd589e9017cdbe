#define _GNU_SOURCE
#include "System.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

char *const *platform_environment(void) {
    return environ;
}

int platform_random(uint8_t *bytes, size_t count) {
    while (count > 0) {
        ssize_t taken = getrandom(bytes, count, 0);
        if (taken < 0 && errno != EINTR) return -1;
        if (taken > 0) {
            bytes += taken;
            count -= (size_t)taken;
        }
    }
    return 0;
}

int platform_open_private(const char *path, int flags) {
    int descriptor = open(path, flags | O_CREAT | O_CLOEXEC, 0600);
    // The umask may have taken bits away, and a file that was there before may have too many.
    if (descriptor >= 0 && fchmod(descriptor, 0600) != 0) {
        close(descriptor);
        return -1;
    }
    return descriptor;
}

int platform_open_folder(const char *path) {
    return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
}

int platform_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC);
}

ssize_t platform_write(int descriptor, const void *bytes, size_t count) {
    sigset_t pipe, before;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, &before);
    ssize_t written = write(descriptor, bytes, count);
    int error = errno;
    // The signal was sent to this thread alone and waits; unless somebody else blocks it, it is ours to take away.
    if (written < 0 && error == EPIPE && !sigismember(&before, SIGPIPE)) {
        struct timespec now = {0, 0};
        while (sigtimedwait(&pipe, NULL, &now) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return written;
}

static void *start(void *body) {
    sigset_t all;
    sigfillset(&all);
    // Signals belong to the threads that expect them.
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    ((void (*)(void))body)();
    return NULL;
}

int platform_start_thread(void (*body)(void)) {
    pthread_t thread;
    int failure = pthread_create(&thread, NULL, start, (void *)body);
    if (failure == 0) pthread_detach(thread);
    return failure;
}
