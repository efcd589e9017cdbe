#define _GNU_SOURCE
#include "Spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

_Static_assert(platform_hang_up == POLLRDHUP, "what poll calls it");

// PR_SET_PDEATHSIG follows the thread that forked, not the process: a child of a Dispatch worker would be killed when
// that worker has nothing to do and ends (prctl(2), "the parent"). So one thread forks all children, and never ends.

static pthread_mutex_t door = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int thread_error = 0;

static struct job {
    const struct platform_spawn *request;
    int handle;
    pid_t child;
    int error;
    int is_done;
} *waiting = NULL;

static void restore_signals(void) {
    for (int number = 1; number < NSIG; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) != 0) continue;
        // What this process ignores stays ignored, as after nohup, except for SIGPIPE, which we ignore for ourselves.
        if (action.sa_handler == SIG_DFL || (action.sa_handler == SIG_IGN && number != SIGPIPE)) continue;
        struct sigaction usual = {.sa_handler = SIG_DFL};
        sigaction(number, &usual, NULL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

// Whoever closed our standard streams gets low numbers from pipe(), which the three must not overwrite.
static int above_the_three(int descriptor) {
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

static int arrange(const struct platform_spawn *request) {
    int input = above_the_three(request->input);
    int output = above_the_three(request->output);
    int errors = above_the_three(request->errors);
    if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return errno;
    return request->folder != NULL && chdir(request->folder) != 0 ? errno : 0;
}

static int stay(pid_t parent) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    return 0;
}

// The child of the child goes on: it leads no session, so that no terminal can become its own, and init reaps it.
static int leave(void) {
    if (setsid() < 0) return errno;
    pid_t child = _Fork();
    if (child > 0) _exit(0);
    return child < 0 ? errno : 0;
}

// Only functions that POSIX allows between fork and exec in a process with threads.
static void become(const struct platform_spawn *request, pid_t parent, int report) {
    report = above_the_three(report);
    int error = request->is_detached ? leave() : stay(parent);
    if (error == 0) error = arrange(request);
    // Everything else closes on exec, whoever opened it and however.
    syscall(SYS_close_range, 3, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */);
    restore_signals();
    if (error == 0) {
        execve(request->path, request->arguments, request->environment);
        error = errno;
    }
    (void)!write(report, &error, sizeof error);
    _exit(127);
}

// Waits for exec: the pipe closes when it succeeds, and has the reason when it does not.
static int outcome(int report) {
    int error = 0;
    ssize_t count;
    do count = read(report, &error, sizeof error);
    while (count < 0 && errno == EINTR);
    return count == sizeof error ? error : 0;
}

static void spawn(struct job *job) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
        job->error = errno;
        return;
    }
    pid_t parent = getpid();
    job->child = fork();
    if (job->child == 0) become(job->request, parent, ends[1]);
    job->error = job->child < 0 ? errno : 0;
    close(ends[1]);
    if (job->error == 0) job->error = outcome(ends[0]);
    close(ends[0]);
    if (job->request->is_detached && job->child > 0) {
        waitpid(job->child, NULL, 0);
        return;
    }
    if (job->error == 0 && (job->handle = (int)syscall(SYS_pidfd_open, job->child, 0)) < 0) {
        job->error = errno;
        kill(-job->child, SIGKILL);
    }
    if (job->error != 0 && job->child > 0) waitpid(job->child, NULL, 0);
}

static void *serve(void *unused) {
    (void)unused;
    pthread_mutex_lock(&door);
    while (1) {
        while (waiting == NULL || waiting->is_done) pthread_cond_wait(&change, &door);
        spawn(waiting);
        waiting->is_done = 1;
        pthread_cond_broadcast(&change);
    }
}

static void begin(void) {
    pthread_t thread;
    sigset_t all, before;
    sigfillset(&all);
    // No handler of this process may run in this thread, nor in a child that has not yet become another program.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    thread_error = pthread_create(&thread, NULL, serve, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (thread_error == 0) pthread_detach(thread);
}

pid_t platform_spawn_child(const struct platform_spawn *request, int *handle) {
    pthread_once(&once, begin);
    struct job job = {.request = request, .handle = -1, .child = -1, .error = thread_error};
    if (thread_error == 0) {
        pthread_mutex_lock(&door);
        while (waiting != NULL) pthread_cond_wait(&change, &door);
        waiting = &job;
        pthread_cond_broadcast(&change);
        while (!job.is_done) pthread_cond_wait(&change, &door);
        waiting = NULL;
        pthread_cond_broadcast(&change);
        pthread_mutex_unlock(&door);
    }
    *handle = job.handle;
    errno = job.error;
    return job.error == 0 ? job.child : -1;
}

int platform_reap(pid_t child) {
    int status;
    pid_t reaped;
    do reaped = waitpid(child, &status, WNOHANG);
    while (reaped < 0 && errno == EINTR);
    if (reaped != child) return -1;
    return WIFSIGNALED(status) ? 256 + WTERMSIG(status) : WEXITSTATUS(status);
}

int platform_process_handle(pid_t process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}
