#define _GNU_SOURCE
#include "CHTTPServer.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static const int one = 1;

int httpserver_listen(const char *address, uint16_t port, uint16_t *bound) {
    struct addrinfo hints = {.ai_flags = AI_NUMERICHOST | AI_PASSIVE, .ai_socktype = SOCK_STREAM}, *found;
    char service[8];
    snprintf(service, sizeof service, "%u", port);
    if (getaddrinfo(address, service, &hints, &found) != 0) return -EADDRNOTAVAIL;
    struct sockaddr_storage storage;
    socklen_t size = found->ai_addrlen;
    memcpy(&storage, found->ai_addr, size);
    int family = found->ai_family;
    freeaddrinfo(found);
    int listener = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (listener < 0) return -errno;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(listener, (struct sockaddr *)&storage, size) != 0 || listen(listener, 1024) != 0 ||
        getsockname(listener, (struct sockaddr *)&storage, &size) != 0) {
        int error = errno;
        close(listener);
        return -error;
    }
    *bound = ntohs(family == AF_INET6 ? ((struct sockaddr_in6 *)&storage)->sin6_port
                                      : ((struct sockaddr_in *)&storage)->sin_port);
    return listener;
}

// An IPv6 host has a network of 64 bits to itself (RFC 6177), so one address of it means nothing.
static void describe(const struct sockaddr_storage *from, char *peer, char *network) {
    if (from->ss_family == AF_INET6) {
        struct in6_addr address = ((const struct sockaddr_in6 *)from)->sin6_addr;
        if (!IN6_IS_ADDR_V4MAPPED(&address)) {
            inet_ntop(AF_INET6, &address, peer, httpserver_text);
            if (!IN6_IS_ADDR_LOOPBACK(&address)) memset(address.s6_addr + 8, 0, 8);
            inet_ntop(AF_INET6, &address, network, httpserver_text);
            return;
        }
        inet_ntop(AF_INET, address.s6_addr + 12, peer, httpserver_text);
    } else {
        inet_ntop(AF_INET, &((const struct sockaddr_in *)from)->sin_addr, peer, httpserver_text);
    }
    strcpy(network, peer);
}

int httpserver_accept(int listener, char *peer, char *network) {
    struct sockaddr_storage from;
    socklen_t size = sizeof from;
    int connection;
    do {
        connection = accept4(listener, (struct sockaddr *)&from, &size, SOCK_CLOEXEC | SOCK_NONBLOCK);
    } while (connection < 0 && (errno == EINTR || errno == ECONNABORTED));
    if (connection < 0) return -errno;
    setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    describe(&from, peer, network);
    return connection;
}

void httpserver_end_listening(int listener) { shutdown(listener, SHUT_RD); }

ssize_t httpserver_receive(int descriptor, void *bytes, size_t count) {
    ssize_t taken;
    do { taken = recv(descriptor, bytes, count, 0); } while (taken < 0 && errno == EINTR);
    return taken < 0 ? -errno : taken;
}

ssize_t httpserver_send(int descriptor, const void *bytes, size_t count) {
    ssize_t sent;
    do { sent = send(descriptor, bytes, count, MSG_NOSIGNAL); } while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

void httpserver_give_up(int descriptor) {
    struct linger none = {.l_onoff = 1, .l_linger = 0};
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &none, sizeof none);
}

void httpserver_end_sending(int descriptor) { shutdown(descriptor, SHUT_WR); }

int httpserver_poll_new(void) { return epoll_create1(EPOLL_CLOEXEC); }

int httpserver_poll_add(int poll, int descriptor, int shared) {
    struct epoll_event event = {.events = EPOLLIN | (shared ? EPOLLEXCLUSIVE : 0), .data.fd = descriptor};
    return epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event);
}

int httpserver_poll_change(int poll, int descriptor, int reads, int writes) {
    struct epoll_event event = {.events = (reads ? EPOLLIN : 0) | (writes ? EPOLLOUT : 0), .data.fd = descriptor};
    return epoll_ctl(poll, EPOLL_CTL_MOD, descriptor, &event);
}

int httpserver_poll_remove(int poll, int descriptor) { return epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, NULL); }

int httpserver_poll_wait(int poll, struct httpserver_event *events, int count, int milliseconds) {
    struct epoll_event ready[256];
    int found = epoll_wait(poll, ready, count < 256 ? count : 256, milliseconds);
    for (int index = 0; index < found; index++) {
        uint32_t what = ready[index].events;
        events[index] = (struct httpserver_event){
            ready[index].data.fd, (what & EPOLLIN) != 0, (what & EPOLLOUT) != 0, (what & (EPOLLERR | EPOLLHUP)) != 0};
    }
    return found < 0 ? 0 : found;
}

int httpserver_bell_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void httpserver_bell_ring(int bell) { eventfd_write(bell, 1); }

void httpserver_bell_clear(int bell) {
    eventfd_t count;
    eventfd_read(bell, &count);
}

void httpserver_allow_descriptors(unsigned long count) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= count) return;
    limit.rlim_cur = limit.rlim_max < count ? limit.rlim_max : count;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int64_t httpserver_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

struct start {
    void (*body)(void *);
    void *context;
};

static void *run(void *context) {
    struct start start = *(struct start *)context;
    free(context);
    start.body(start.context);
    return NULL;
}

int httpserver_start_thread(void (*body)(void *), void *context) {
    struct start *start = malloc(sizeof *start);
    if (start == NULL) return ENOMEM;
    *start = (struct start){body, context};
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    int error = pthread_create(&thread, NULL, run, start);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error == 0) pthread_detach(thread);
    else free(start);
    return error;
}
