#pragma once

// How a library is opened once: SYMBOLS lists what is used of it.

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#include "CImages.h"

#define IMAGES_DECLARE(name) __typeof__(&name) name;
#define IMAGES_RESOLVE(symbol)                                                                                         \
    if (!(library.symbol = (__typeof__(library.symbol))dlsym(handle, #symbol))) return images_say(problem, #symbol);

/// Defines `library`, the table of functions, and `open_once`, which fills it.
#define IMAGES_LIBRARY(file, SYMBOLS)                                                                                  \
    static struct { SYMBOLS(IMAGES_DECLARE) } library;                                                                 \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                                                    \
    static char problem[images_message_size];                                                                          \
    static void open_library(void) {                                                                                   \
        void *handle = dlopen(file, RTLD_NOW | RTLD_LOCAL);                                                            \
        if (!handle) return images_say(problem, dlerror());                                                            \
        SYMBOLS(IMAGES_RESOLVE)                                                                                        \
    }                                                                                                                  \
    static const char *open_once(void) {                                                                               \
        pthread_once(&once, open_library);                                                                             \
        return *problem ? problem : NULL;                                                                              \
    }

static inline void images_say(char *message, const char *text) {
    snprintf(message, images_message_size, "%s", text && *text ? text : "unknown");
}
