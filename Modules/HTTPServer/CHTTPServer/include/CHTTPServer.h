#pragma once

// Sockets, epoll and eventfd, which Swift's Glibc leaves out or imports badly. Calls that were interrupted are made again.

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { httpserver_text = 64 };

/// What is ready of a descriptor.
struct httpserver_event {
    int descriptor;
    int reads;
    int writes;
    int ended;
};

/// Listens at an address of digits. Returns the descriptor with the port, or the negative number of an error.
int httpserver_listen(const char *address, uint16_t port, uint16_t *bound);

/// The next connection, with the address of its peer and of the network that counts as one. Negative when there is none.
int httpserver_accept(int listener, char *peer, char *network);

/// Lets nobody connect any more.
void httpserver_end_listening(int listener);

ssize_t httpserver_receive(int descriptor, void *bytes, size_t count);
ssize_t httpserver_send(int descriptor, const void *bytes, size_t count);
void httpserver_end_sending(int descriptor);

/// Makes the close that follows throw away what the other side has not taken.
void httpserver_give_up(int descriptor);

int httpserver_poll_new(void);
int httpserver_poll_add(int poll, int descriptor, int shared);
int httpserver_poll_change(int poll, int descriptor, int reads, int writes);
int httpserver_poll_remove(int poll, int descriptor);
int httpserver_poll_wait(int poll, struct httpserver_event *events, int count, int milliseconds);

int httpserver_bell_new(void);
void httpserver_bell_ring(int bell);
void httpserver_bell_clear(int bell);

/// Raises the number of descriptors that the process may have, as far as the system lets it.
void httpserver_allow_descriptors(unsigned long count);

/// Milliseconds of a clock that only goes forward.
int64_t httpserver_now(void);

/// Starts a thread that nobody waits for and no signal reaches. Returns 0, or the number of an error.
int httpserver_start_thread(void (*body)(void *), void *context);
