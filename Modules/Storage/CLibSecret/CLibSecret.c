#define _GNU_SOURCE
#include "CLibSecret.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// The few types of GLib and libsecret that are needed, so that a build needs no headers of theirs
// (libsecret 0.20 and GLib 2 keep their ABI).
typedef struct { unsigned int domain; int code; char *message; } GError;
typedef struct { const char *name; int type; } Attribute;
typedef struct {
    const char *name;
    int flags;
    Attribute attributes[32];
    int reserved;
    void *reserved_pointers[7];
} Schema;
enum { attribute_string = 0, bus_session = 2, service_none = 0, collection_none = 0 };

static const Schema schema = {
    "org.tessera.Secret", 0, {{"profile", attribute_string}, {"service", attribute_string}, {"account", attribute_string}},
    0, {0},
};

#define FUNCTIONS(DO) \
    DO(void *, g_bus_get_sync, (int, void *, GError **)) \
    DO(void, g_dbus_connection_set_exit_on_close, (void *, int)) \
    DO(void *, g_cancellable_new, (void)) \
    DO(void, g_cancellable_cancel, (void *)) \
    DO(void, g_object_unref, (void *)) \
    DO(void, g_error_free, (GError *)) \
    DO(void *, g_hash_table_new, (unsigned int (*)(const void *), int (*)(const void *, const void *))) \
    DO(int, g_hash_table_insert, (void *, void *, void *)) \
    DO(void, g_hash_table_unref, (void *)) \
    DO(unsigned int, g_str_hash, (const void *)) \
    DO(int, g_str_equal, (const void *, const void *)) \
    DO(void *, secret_service_get_sync, (int, void *, GError **)) \
    DO(void *, secret_collection_for_alias_sync, (void *, const char *, int, void *, GError **)) \
    DO(int, secret_collection_get_locked, (void *)) \
    DO(char *, secret_password_lookupv_sync, (const Schema *, void *, void *, GError **)) \
    DO(int, secret_password_storev_sync, \
       (const Schema *, void *, const char *, const char *, const char *, void *, GError **)) \
    DO(int, secret_password_clearv_sync, (const Schema *, void *, void *, GError **)) \
    DO(void, secret_password_free, (char *))

#define DECLARE(result, name, parameters) static result (*p_##name) parameters;
FUNCTIONS(DECLARE)

static int is_loaded = 0;
// Stays null where there is no library at all.
static char *load_problem = NULL;

static void load(void) {
    void *library = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
// Symbols of GLib are found through the libraries that libsecret brings along.
#define RESOLVE(result, name, parameters) \
    if ((p_##name = (result (*) parameters)dlsym(library, #name)) == NULL) { \
        load_problem = strdup("libsecret lacks " #name); \
        return; \
    }
    FUNCTIONS(RESOLVE)
    is_loaded = 1;
}

// Whether the library is there, as an outcome.
static int ready(char **reason) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (is_loaded) return secret_done;
    if (load_problem == NULL) return secret_no_library;
    *reason = strdup(load_problem);
    return secret_failed;
}

// Cancels a call that takes too long, from a thread of its own: the call itself blocks.
struct deadline {
    void *cancellable;
    int milliseconds, is_over, is_watched;
    pthread_t thread;
    pthread_mutex_t door;
    pthread_cond_t change;
};

static void *watch(void *argument) {
    struct deadline *deadline = argument;
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    long long nanoseconds = end.tv_nsec + deadline->milliseconds * 1000000LL;
    end.tv_sec += nanoseconds / 1000000000;
    end.tv_nsec = nanoseconds % 1000000000;
    pthread_mutex_lock(&deadline->door);
    while (!deadline->is_over && pthread_cond_timedwait(&deadline->change, &deadline->door, &end) == 0) {}
    int is_late = !deadline->is_over;
    pthread_mutex_unlock(&deadline->door);
    if (is_late) p_g_cancellable_cancel(deadline->cancellable);
    return NULL;
}

static void begin(struct deadline *deadline, int milliseconds) {
    *deadline = (struct deadline){.cancellable = p_g_cancellable_new(), .milliseconds = milliseconds};
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_mutex_init(&deadline->door, NULL);
    pthread_cond_init(&deadline->change, &attributes);
    pthread_condattr_destroy(&attributes);
    deadline->is_watched = pthread_create(&deadline->thread, NULL, watch, deadline) == 0;
}

static void end(struct deadline *deadline) {
    pthread_mutex_lock(&deadline->door);
    deadline->is_over = 1;
    pthread_cond_signal(&deadline->change);
    pthread_mutex_unlock(&deadline->door);
    if (deadline->is_watched) pthread_join(deadline->thread, NULL);
    pthread_cond_destroy(&deadline->change);
    pthread_mutex_destroy(&deadline->door);
    p_g_object_unref(deadline->cancellable);
}

static int failed(GError *error, char **reason) {
    if (error != NULL && error->message != NULL) *reason = strdup(error->message);
    if (error != NULL) p_g_error_free(error);
    return secret_failed;
}

// GLib ends the process with SIGTERM when the bus goes away, unless told otherwise (g_bus_get(3)).
static int connect_bus(void *cancellable, GError **error) {
    void *bus = p_g_bus_get_sync(bus_session, cancellable, error);
    if (bus == NULL) return 0;
    p_g_dbus_connection_set_exit_on_close(bus, 0);
    p_g_object_unref(bus);
    return 1;
}

static int probe(void *cancellable, char **reason) {
    GError *error = NULL;
    if (!connect_bus(cancellable, &error)) return failed(error, reason);
    void *service = p_secret_service_get_sync(service_none, cancellable, &error);
    if (service == NULL) return failed(error, reason);
    void *collection = p_secret_collection_for_alias_sync(service, "default", collection_none, cancellable, &error);
    p_g_object_unref(service);
    if (error != NULL) return failed(error, reason);
    if (collection == NULL) return secret_no_keyring;
    int is_locked = p_secret_collection_get_locked(collection);
    p_g_object_unref(collection);
    return is_locked ? secret_locked : secret_done;
}

int secret_probe(int milliseconds, char **reason) {
    int state = ready(reason);
    if (state != secret_done) return state;
    struct deadline deadline;
    begin(&deadline, milliseconds);
    int outcome = probe(deadline.cancellable, reason);
    end(&deadline);
    return outcome;
}

static void *attributes_of(const struct secret_name *name) {
    void *table = p_g_hash_table_new(p_g_str_hash, p_g_str_equal);
    p_g_hash_table_insert(table, "profile", (void *)name->profile);
    if (name->service != NULL) p_g_hash_table_insert(table, "service", (void *)name->service);
    if (name->account != NULL) p_g_hash_table_insert(table, "account", (void *)name->account);
    return table;
}

int secret_lookup(const struct secret_name *name, int milliseconds, char **secret, char **reason) {
    int state = ready(reason);
    if (state != secret_done) return state;
    struct deadline deadline;
    begin(&deadline, milliseconds);
    void *attributes = attributes_of(name);
    GError *error = NULL;
    *secret = p_secret_password_lookupv_sync(&schema, attributes, deadline.cancellable, &error);
    p_g_hash_table_unref(attributes);
    end(&deadline);
    return error == NULL ? secret_done : failed(error, reason);
}

int secret_keep(const struct secret_name *name, const char *label, const char *secret, int milliseconds, char **reason) {
    int state = ready(reason);
    if (state != secret_done) return state;
    struct deadline deadline;
    begin(&deadline, milliseconds);
    void *attributes = attributes_of(name);
    GError *error = NULL;
    int is_kept = p_secret_password_storev_sync(
        &schema, attributes, "default", label, secret, deadline.cancellable, &error);
    p_g_hash_table_unref(attributes);
    end(&deadline);
    return is_kept ? secret_done : failed(error, reason);
}

int secret_forget(const struct secret_name *name, int milliseconds, char **reason) {
    int state = ready(reason);
    if (state != secret_done) return state;
    struct deadline deadline;
    begin(&deadline, milliseconds);
    void *attributes = attributes_of(name);
    GError *error = NULL;
    p_secret_password_clearv_sync(&schema, attributes, deadline.cancellable, &error);
    p_g_hash_table_unref(attributes);
    end(&deadline);
    return error == NULL ? secret_done : failed(error, reason);
}

void secret_free_reason(char *reason) { free(reason); }
void secret_free_secret(char *secret) { p_secret_password_free(secret); }
