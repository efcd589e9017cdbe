#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// What a handler needs is prepared while there is time; in the handler only functions of signal-safety(7) are called.
enum { most_bytes = 1024 };
struct bytes {
    size_t count;
    char bytes[most_bytes];
};
static struct bytes variants[2];
static struct bytes *_Atomic leaving = &variants[0];
static atomic_int is_taken;
static int terminal = -1;
static struct termios before;
// Standard error as it was, and the file in memory that stands for it.
static int errors = -1, messages = -1;

// Ends that a program cannot go on after. The rest end a process unless somebody asked for them.
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT};
static const int ending[] = {SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT};
// Those that the loop turns into an orderly end; the second one does not wait for it.
static const int polite[] = {SIGINT, SIGTERM, SIGHUP};
enum { fatal_count = sizeof fatal / sizeof *fatal, ending_count = sizeof ending / sizeof *ending };
enum { polite_count = sizeof polite / sizeof *polite };
static struct sigaction previous[NSIG];
static volatile sig_atomic_t is_caught[NSIG], came[NSIG];

static int64_t milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Writes for at most a second: a terminal that takes nothing must not keep the process.
static void write_all(int descriptor, const char *bytes, size_t count) {
    int64_t end = milliseconds() + 1000;
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN && milliseconds() < end) {
            struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
            poll(&entry, 1, 100);
        } else if (written == 0 || errno != EINTR) {
            return;
        }
    }
}

static void write_messages(void) {
    if (messages < 0) return;
    char piece[4096];
    ssize_t count;
    off_t place = 0;
    while ((count = pread(messages, piece, sizeof piece, place)) > 0) {
        write_all(errors, piece, (size_t)count);
        place += count;
    }
    (void)!ftruncate(messages, 0);
    lseek(messages, 0, SEEK_SET);
}

static void restore(void) {
    if (!atomic_exchange(&is_taken, 0)) return;
    // A program in the background may set the mode only when it does not hear that it must not.
    sigset_t set, old;
    sigemptyset(&set);
    sigaddset(&set, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &set, &old);
    struct bytes *last = atomic_load(&leaving);
    write_all(terminal, last->bytes, last->count);
    // What was typed for the screen is not for the shell, and a stopped terminal must not hold back the mode.
    if (tcsetattr(terminal, TCSANOW, &before) == 0) tcflush(terminal, TCIFLUSH);
    if (messages >= 0) {
        dup2(errors, STDERR_FILENO);
        write_messages();
    }
    pthread_sigmask(SIG_SETMASK, &old, NULL);
}

static void die(int number, int is_fault) {
    restore();
    const char *wish = getenv("SWIFT_BACKTRACE");
    struct sigaction *other = &previous[number];
    int is_handled = is_caught[number] && other->sa_handler != SIG_DFL && other->sa_handler != SIG_IGN;
    // Swift's backtracer never ends when the signal was sent by a process.
    if (is_handled && (is_fault || wish == NULL || wish[0] == 0) && !came[number]) {
        sigaction(number, other, NULL);
    } else {
        signal(number, SIG_DFL);
    }
    // A fault happens again by itself; what was sent has to be sent again, and comes when the handler returns.
    if (!is_fault) raise(number);
}

static void handle_fatal(int number, siginfo_t *information, void *context) {
    (void)context;
    int saved = errno;
    die(number, information->si_code > 0 && number != SIGQUIT);
    errno = saved;
}

static void handle_polite(int number, siginfo_t *information, void *context) {
    int saved = errno;
    struct sigaction *other = &previous[number];
    if (came[number] || other->sa_handler == SIG_DFL) {
        die(number, 0);
    } else if (other->sa_flags & SA_SIGINFO) {
        other->sa_sigaction(number, information, context);
    } else {
        other->sa_handler(number);
    }
    came[number] = 1;
    errno = saved;
}

static void catch(int number, void (*handler)(int, siginfo_t *, void *), int only_default) {
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
    sigfillset(&action.sa_mask);
    came[number] = 0;
    is_caught[number] = 0;
    if (sigaction(number, NULL, &previous[number]) != 0 || previous[number].sa_handler == SIG_IGN) return;
    if (only_default && previous[number].sa_handler != SIG_DFL) return;
    is_caught[number] = sigaction(number, &action, NULL) == 0;
}

static void release(int number) {
    if (!is_caught[number]) return;
    is_caught[number] = 0;
    if (came[number] && previous[number].sa_flags & (int)SA_RESETHAND) {
        signal(number, SIG_DFL);
    } else {
        sigaction(number, &previous[number], NULL);
    }
}

static void catch_all(void) {
    static char stack[65536];
    static int is_prepared;
    stack_t present;
    // A stack that overflowed is no place for a handler.
    if (sigaltstack(NULL, &present) == 0 && present.ss_flags & SS_DISABLE) {
        stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&own, NULL);
    }
    if (!is_prepared) atexit(terminal_leave);
    is_prepared = 1;
    for (int index = 0; index < fatal_count; index++) catch(fatal[index], handle_fatal, 0);
    for (int index = 0; index < ending_count; index++) catch(ending[index], handle_fatal, 1);
    for (int index = 0; index < polite_count; index++) catch(polite[index], handle_polite, 0);
}

// Whether messages would be written over the screen; /dev/tty is another name of the terminal of the session.
static int is_terminal_of(int one, int other) {
    struct stat first, second;
    return fstat(one, &first) == 0 && fstat(other, &second) == 0
        && (first.st_rdev == second.st_rdev || second.st_rdev == makedev(5, 0));
}

static void keep_messages(void) {
    if (!isatty(STDERR_FILENO) || !is_terminal_of(STDERR_FILENO, terminal)) return;
    if (messages < 0) {
        messages = memfd_create("messages", MFD_CLOEXEC);
        errors = messages < 0 ? -1 : fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    }
    if (messages >= 0 && errors >= 0) dup2(messages, STDERR_FILENO);
}

int terminal_open(int descriptor) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    int flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
    int opened = open(path, flags);
    if (opened < 0) opened = open("/dev/tty", flags);
    return opened < 0 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : opened;
}

void terminal_make_raw(void) {
    struct termios raw = before;
    cfmakeraw(&raw);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(terminal, TCSANOW, &raw);
}

void terminal_set_leaving(const void *bytes, size_t count) {
    struct bytes *present = atomic_load(&leaving);
    struct bytes *other = present == &variants[0] ? &variants[1] : &variants[0];
    other->count = count < most_bytes ? count : most_bytes;
    memcpy(other->bytes, bytes, other->count);
    atomic_store(&leaving, other);
}

int terminal_enter(int descriptor, const void *bytes, size_t count) {
    if (tcgetattr(descriptor, &before) != 0) return -1;
    terminal = descriptor;
    terminal_set_leaving(bytes, count);
    catch_all();
    atomic_store(&is_taken, 1);
    terminal_make_raw();
    keep_messages();
    return 0;
}

void terminal_leave(void) {
    if (!atomic_load(&is_taken)) return;
    restore();
    for (int index = 0; index < fatal_count; index++) release(fatal[index]);
    for (int index = 0; index < ending_count; index++) release(ending[index]);
    for (int index = 0; index < polite_count; index++) release(polite[index]);
}

void terminal_limit_messages(size_t limit) {
    off_t size = messages < 0 ? 0 : lseek(messages, 0, SEEK_CUR);
    if (size <= (off_t)limit) return;
    char *last = malloc(limit / 2);
    if (last == NULL) return;
    ssize_t count = pread(messages, last, limit / 2, size - (off_t)(limit / 2));
    (void)!ftruncate(messages, 0);
    lseek(messages, 0, SEEK_SET);
    if (count > 0) (void)!write(messages, last, (size_t)count);
    free(last);
}

void terminal_stop(void) {
    // A shell that stops the group expects every process of it to stop; an orphaned group does not stop at all.
    kill(0, SIGTSTP);
}
