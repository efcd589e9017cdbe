#define _GNU_SOURCE
#include "System.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

int platform_unix_socket(void) {
    return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

size_t platform_unix_path_limit(void) {
    return sizeof((struct sockaddr_un *)0)->sun_path - 1;
}

static int fill(struct sockaddr_un *address, const char *path) {
    *address = (struct sockaddr_un){.sun_family = AF_UNIX};
    if (strlen(path) > platform_unix_path_limit()) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(address->sun_path, path);
    return 0;
}

int platform_unix_bind(int descriptor, const char *path) {
    struct sockaddr_un address;
    if (fill(&address, path) != 0) return -1;
    return bind(descriptor, (struct sockaddr *)&address, sizeof address);
}

int platform_unix_connect(int descriptor, const char *path) {
    struct sockaddr_un address;
    if (fill(&address, path) != 0) return -1;
    return connect(descriptor, (struct sockaddr *)&address, sizeof address);
}

int platform_unix_accept(int descriptor) {
    return accept4(descriptor, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

int platform_unix_peer(int descriptor, pid_t *process, uid_t *user, gid_t *group) {
    struct ucred credentials;
    socklen_t size = sizeof credentials;
    if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0) return -1;
    *process = credentials.pid;
    *user = credentials.uid;
    *group = credentials.gid;
    return 0;
}

ssize_t platform_unix_send(int descriptor, const void *bytes, size_t count) {
    return send(descriptor, bytes, count, MSG_NOSIGNAL);
}
