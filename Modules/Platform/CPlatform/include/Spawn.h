#pragma once

#include <sys/types.h>

/// How a child is to be started.
struct platform_spawn {
    /// The path of the program.
    const char *path;
    /// Its words and its environment, each ended by a null pointer.
    char *const *arguments;
    char *const *environment;
    /// The folder in which it starts, or null.
    const char *folder;
    /// What become its standard input, output and error.
    int input, output, errors;
    /// Whether it outlives this process: in a session of its own, without a terminal, and nobody's child.
    int is_detached;
};

/// Starts a child: leader of its own process group, killed when this process dies, with default signal actions and no
/// descriptors but the three.
///
/// Returns its number and stores in `handle` a descriptor that becomes readable when it ends; -1 with errno set. Of one
/// that is detached the number is that of a child which has ended, and the handle is -1.
pid_t platform_spawn_child(const struct platform_spawn *request, int *handle);

/// Takes a child away that has ended: its exit code, or 256 and the number of the signal that ended it; -1 while it
/// has not ended.
int platform_reap(pid_t child);

/// A descriptor that becomes readable when a process ends and does not pass to children; -1 with errno set.
int platform_process_handle(pid_t process);

/// What a poll tells of a socket whose other end sends no more, beside what it tells unasked.
enum { platform_hang_up = 0x2000 };
