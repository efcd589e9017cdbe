#define _GNU_SOURCE
#include "System.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

static struct sockaddr_in loopback(uint16_t port) {
    return (struct sockaddr_in){
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
}

int platform_loopback_socket(void) {
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    int on = 1;
    // Small frames are answered one by one: waiting to fill a segment would only delay them.
    if (descriptor >= 0) setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return descriptor;
}

int platform_loopback_connect(int descriptor, uint16_t port) {
    struct sockaddr_in address = loopback(port);
    return connect(descriptor, (struct sockaddr *)&address, sizeof address);
}

int platform_socket_error(int descriptor) {
    int error = 0;
    socklen_t size = sizeof error;
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) == 0 ? error : errno;
}

static int can_bind(uint16_t port, int type) {
    int descriptor = socket(AF_INET, type | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return 0;
    struct sockaddr_in address = loopback(port);
    int is_free = bind(descriptor, (struct sockaddr *)&address, sizeof address) == 0;
    close(descriptor);
    return is_free;
}

int platform_loopback_is_free(uint16_t port) {
    return port != 0 && can_bind(port, SOCK_STREAM) && can_bind(port, SOCK_DGRAM);
}
