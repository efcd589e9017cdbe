#include "Password.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// libxcrypt's own names and sizes (crypt(3)), so that a build needs no headers of it; every Debian has the library.
typedef char *(*crypt_function)(const char *password, const char *setting, void *data, int size);
typedef char *(*salt_function)(
    const char *prefix, unsigned long cost, const char *bytes, int count, char *setting, int size);
enum { data_size = 32768, setting_size = 192 };

static crypt_function hash_with;
static salt_function make_salt;

static void load(void) {
    void *library = dlopen("libcrypt.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    hash_with = (crypt_function)dlsym(library, "crypt_rn");
    make_salt = (salt_function)dlsym(library, "crypt_gensalt_rn");
}

int platform_hash_password(const char *password, const char *former, char hash[platform_hash_size]) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (hash_with == NULL || make_salt == NULL) return -1;
    char setting[setting_size];
    // A cost of 7 is 64 MiB of memory; the salt is the kernel's.
    if (former == NULL && make_salt("$y$", 7, NULL, 0, setting, setting_size) == NULL) return -1;
    void *data = calloc(1, data_size);
    if (data == NULL) return -1;
    char *made = hash_with(password, former == NULL ? setting : former, data, data_size);
    int is_made = made != NULL && made[0] == '$' && strlen(made) < platform_hash_size;
    if (is_made) strcpy(hash, made);
    // What the library worked with must not lie in memory that others get.
    explicit_bzero(data, data_size);
    free(data);
    return is_made ? 0 : -1;
}
