#include "CCertificate.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What is used of <openssl/x509.h>, <openssl/pem.h> and <openssl/evp.h>. OpenSSL 3 keeps its ABI, and whoever has
// baresip has this library: so neither a build nor a start needs it.
#define FUNCTIONS(F)                                                                                                   \
    F(void *, EVP_PKEY_Q_keygen, void *, const char *, const char *, ...)                                              \
    F(void, EVP_PKEY_free, void *)                                                                                     \
    F(const void *, EVP_sha256, void)                                                                                  \
    F(void *, X509_new, void)                                                                                          \
    F(void, X509_free, void *)                                                                                         \
    F(int, X509_set_version, void *, long)                                                                             \
    F(void *, X509_get_serialNumber, void *)                                                                           \
    F(int, ASN1_INTEGER_set, void *, long)                                                                             \
    F(void *, X509_getm_notBefore, void *)                                                                             \
    F(void *, X509_getm_notAfter, void *)                                                                              \
    F(void *, X509_gmtime_adj, void *, long)                                                                           \
    F(void *, X509_get_subject_name, void *)                                                                           \
    F(int, X509_NAME_add_entry_by_txt, void *, const char *, int, const unsigned char *, int, int, int)                \
    F(int, X509_set_issuer_name, void *, const void *)                                                                 \
    F(int, X509_set_pubkey, void *, void *)                                                                            \
    F(int, X509_sign, void *, void *, const void *)                                                                    \
    F(const void *, BIO_s_mem, void)                                                                                   \
    F(void *, BIO_new, const void *)                                                                                   \
    F(int, BIO_free, void *)                                                                                           \
    F(int, BIO_read, void *, void *, int)                                                                              \
    F(size_t, BIO_ctrl_pending, void *)                                                                                \
    F(int, PEM_write_bio_PrivateKey, void *, void *, const void *, const unsigned char *, int, void *, void *)         \
    F(int, PEM_write_bio_X509, void *, void *)

#define DECLARE(result, name, ...) static result (*p_##name)(__VA_ARGS__);
FUNCTIONS(DECLARE)

enum { VERSION_3 = 2, MBSTRING_UTF8 = 0x1000 };
static const long a_day = 86400;

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
#define RESOLVE(result, name, ...)                                                                                     \
    if ((p_##name = (result(*)(__VA_ARGS__))dlsym(library, #name)) == NULL) return;
    FUNCTIONS(RESOLVE)
    is_loaded = 1;
}

static int names(void *certificate, const char *name) {
    void *subject = p_X509_get_subject_name(certificate);
    return p_X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, (const unsigned char *)name, -1, -1, 0)
        && p_X509_set_issuer_name(certificate, subject);
}

// A clock that is a little behind at the other end is no reason to refuse it.
static int is_valid_for_long(void *certificate) {
    return p_X509_gmtime_adj(p_X509_getm_notBefore(certificate), -a_day) != NULL
        && p_X509_gmtime_adj(p_X509_getm_notAfter(certificate), 3650 * a_day) != NULL;
}

static int is_filled(void *certificate, void *key, const char *name, long serial) {
    return p_X509_set_version(certificate, VERSION_3)
        && p_ASN1_INTEGER_set(p_X509_get_serialNumber(certificate), serial) && is_valid_for_long(certificate)
        && names(certificate, name) && p_X509_set_pubkey(certificate, key)
        && p_X509_sign(certificate, key, p_EVP_sha256());
}

static char *text(void *certificate, void *key) {
    void *memory = p_BIO_new(p_BIO_s_mem());
    if (memory == NULL) return NULL;
    char *pem = NULL;
    if (p_PEM_write_bio_PrivateKey(memory, key, NULL, NULL, 0, NULL, NULL) && p_PEM_write_bio_X509(memory, certificate)) {
        size_t count = p_BIO_ctrl_pending(memory);
        if ((pem = calloc(1, count + 1)) != NULL && p_BIO_read(memory, pem, (int)count) != (int)count) {
            free(pem);
            pem = NULL;
        }
    }
    p_BIO_free(memory);
    return pem;
}

char *certificate_make(const char *name, long serial) {
    pthread_once(&once, load);
    if (!is_loaded) return NULL;
    char *pem = NULL;
    void *key = p_EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256");
    void *certificate = p_X509_new();
    if (key != NULL && certificate != NULL && is_filled(certificate, key, name, serial)) pem = text(certificate, key);
    p_X509_free(certificate);
    p_EVP_PKEY_free(key);
    return pem;
}
