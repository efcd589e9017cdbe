#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The variables of the environment, ended by a null pointer.
///
/// A function, because Swift takes the global `environ` for shared mutable state.
char *const *platform_environment(void);

/// Fills the bytes with random ones; 0, or -1 with errno set.
int platform_random(uint8_t *bytes, size_t count);

/// Opens a file for reading and writing that nobody else may read, whatever the umask is: with O_CREAT, O_CLOEXEC
/// and these flags. The descriptor, or -1 with errno set.
int platform_open_private(const char *path, int flags);

/// Makes a pipe whose two ends do not pass to children; 0, or -1 with errno set.
int platform_pipe(int ends[2]);

/// Starts a thread that nobody waits for and no signal reaches. Returns 0, or the number of an error.
int platform_start_thread(void (*body)(void));

/// Writes without ever raising SIGPIPE; the number of bytes, or -1 with errno set.
ssize_t platform_write(int descriptor, const void *bytes, size_t count);

/// Opens a folder to stand for its path in /proc/self/fd; -1 with errno set.
int platform_open_folder(const char *path);

/// Makes a socket of the UNIX domain for streams that neither blocks nor passes to children; -1 with errno set.
int platform_unix_socket(void);

/// Binds or connects a socket to a path that fits into an address; 0, or -1 with errno set.
int platform_unix_bind(int descriptor, const char *path);
int platform_unix_connect(int descriptor, const char *path);

/// The greatest number of bytes in such a path.
size_t platform_unix_path_limit(void);

/// The next connection, which neither blocks nor passes to children; -1 with errno set.
int platform_unix_accept(int descriptor);

/// Who is at the other end; 0, or -1 with errno set.
int platform_unix_peer(int descriptor, pid_t *process, uid_t *user, gid_t *group);

/// Sends without ever raising SIGPIPE; the number of bytes, or -1 with errno set.
ssize_t platform_unix_send(int descriptor, const void *bytes, size_t count);

/// What an event of inotify means to us.
enum { platform_watch_overflow = 1, platform_watch_gone = 2, platform_watch_change = 4 };

/// Begins to watch a folder; the descriptor neither blocks nor passes to children. -1 with errno set.
int platform_watch(const char *folder);

/// Takes an event apart that starts at an offset of what was read from a watch.
///
/// Returns the offset of the next event, or 0 when there is none at this offset. `name` points into the bytes, or is
/// null for an event of the folder itself.
size_t platform_watch_event(const uint8_t *bytes, size_t count, size_t offset, int *meaning, const char **name);

/// Makes a socket for TCP that neither blocks nor passes to children; -1 with errno set.
int platform_loopback_socket(void);

/// Connects it to a port of 127.0.0.1; 0, or -1 with errno set, which is EINPROGRESS while it goes on.
int platform_loopback_connect(int descriptor, uint16_t port);

/// What became of a connection that went on: 0, or the number of an error.
int platform_socket_error(int descriptor);

/// Whether a port of 127.0.0.1 can be bound for TCP and for UDP; 1 or 0.
int platform_loopback_is_free(uint16_t port);
