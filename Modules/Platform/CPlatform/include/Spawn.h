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
};

/// Starts a child: leader of its own process group, killed when this process dies, with default signal actions and no
/// descriptors but the three.
///
/// Returns its number and stores in `handle` a descriptor that becomes readable when it ends; -1 with errno set.
pid_t platform_spawn_child(const struct platform_spawn *request, int *handle);

/// Takes a child away that has ended: its exit code, or 256 and the number of the signal that ended it; -1 while it
/// has not ended.
int platform_reap(pid_t child);
