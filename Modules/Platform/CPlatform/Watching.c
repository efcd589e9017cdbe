#define _GNU_SOURCE
#include "System.h"

#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

int platform_watch(const char *folder) {
    int descriptor = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (descriptor < 0) return -1;
    uint32_t events = IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
    if (inotify_add_watch(descriptor, folder, events) < 0) {
        close(descriptor);
        return -1;
    }
    return descriptor;
}

static int meaning_of(uint32_t mask) {
    if (mask & IN_Q_OVERFLOW) return platform_watch_overflow;
    if (mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)) return platform_watch_gone;
    return platform_watch_change;
}

size_t platform_watch_event(const uint8_t *bytes, size_t count, size_t offset, int *meaning, const char **name) {
    struct inotify_event event;
    if (offset + sizeof event > count) return 0;
    memcpy(&event, bytes + offset, sizeof event);
    *meaning = meaning_of(event.mask);
    *name = event.len > 0 ? (const char *)bytes + offset + sizeof event : NULL;
    return offset + sizeof event + event.len;
}
