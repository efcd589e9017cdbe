#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// curl.h wraps these in macros that check types; the functions themselves are meant here.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define SYMBOLS(X)                                                                                                     \
    X(curl_global_init) X(curl_version) X(curl_easy_init) X(curl_easy_cleanup) X(curl_easy_pause)   \
    X(curl_easy_setopt) X(curl_easy_getinfo) X(curl_easy_strerror) X(curl_multi_init) X(curl_multi_cleanup)            \
    X(curl_multi_setopt) X(curl_multi_add_handle) X(curl_multi_remove_handle) X(curl_multi_perform)                    \
    X(curl_multi_poll) X(curl_multi_wakeup) X(curl_multi_info_read) X(curl_slist_append) X(curl_slist_free_all)

static struct {
#define DECLARE(name) __typeof__(&name) name;
    SYMBOLS(DECLARE)
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char problem[512];

static void fail(const char *text) {
    strncpy(problem, text ? text : "libcurl.so.4 cannot be opened", sizeof problem - 1);
}

static void open_library(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return fail(dlerror());
#define RESOLVE(name)                                                                                                  \
    if (!(curl.name = (__typeof__(curl.name))dlsym(library, #name))) return fail("libcurl.so.4 is too old: " #name);
    SYMBOLS(RESOLVE)
    if (curl.curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) fail("libcurl cannot be started");
}

const char *network_curl_open(void) {
    pthread_once(&once, open_library);
    return *problem ? problem : NULL;
}

const char *network_curl_version(void) { return curl.curl_version(); }

CURLM *network_multi_new(void) { return curl.curl_multi_init(); }
void network_multi_free(CURLM *multi) { curl.curl_multi_cleanup(multi); }
void network_multi_limit(CURLM *multi, CURLMoption option, long value) {
    curl.curl_multi_setopt(multi, option, value);
}
void network_multi_add(CURLM *multi, CURL *easy) { curl.curl_multi_add_handle(multi, easy); }
void network_multi_remove(CURLM *multi, CURL *easy) { curl.curl_multi_remove_handle(multi, easy); }
int network_multi_perform(CURLM *multi) {
    int running = 0;
    curl.curl_multi_perform(multi, &running);
    return running;
}
void network_multi_poll(CURLM *multi, int milliseconds) { curl.curl_multi_poll(multi, NULL, 0, milliseconds, NULL); }
void network_multi_wake(CURLM *multi) { curl.curl_multi_wakeup(multi); }

CURL *network_multi_ended(CURLM *multi, CURLcode *code) {
    int left = 0;
    for (CURLMsg *message; (message = curl.curl_multi_info_read(multi, &left));) {
        if (message->msg != CURLMSG_DONE) continue;
        *code = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}

CURL *network_easy_new(void) { return curl.curl_easy_init(); }
void network_easy_free(CURL *easy) { curl.curl_easy_cleanup(easy); }
void network_easy_resume(CURL *easy) { curl.curl_easy_pause(easy, CURLPAUSE_CONT); }

CURLcode network_easy_set_long(CURL *easy, CURLoption option, long value) {
    return curl.curl_easy_setopt(easy, option, value);
}
CURLcode network_easy_set_large(CURL *easy, CURLoption option, int64_t value) {
    return curl.curl_easy_setopt(easy, option, (curl_off_t)value);
}
CURLcode network_easy_set_text(CURL *easy, CURLoption option, const char *value) {
    return curl.curl_easy_setopt(easy, option, value);
}
CURLcode network_easy_set_pointer(CURL *easy, CURLoption option, const void *value) {
    return curl.curl_easy_setopt(easy, option, value);
}
const char *network_easy_problem(CURLcode code) { return curl.curl_easy_strerror(code); }

long network_easy_system_error(CURL *easy) {
    long number = 0;
    curl.curl_easy_getinfo(easy, CURLINFO_OS_ERRNO, &number);
    return number;
}

void network_easy_set_receivers(
    CURL *easy, void *context, network_receive head, network_receive body, network_before_request request) {
    curl.curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, head);
    curl.curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
    curl.curl_easy_setopt(easy, CURLOPT_PREREQDATA, context);
    curl.curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, request);
}

struct curl_slist *network_list_add(struct curl_slist *list, const char *text) {
    return curl.curl_slist_append(list, text);
}
void network_list_free(struct curl_slist *list) { curl.curl_slist_free_all(list); }

struct start {
    void (*body)(void *);
    void *context;
};

static void *run(void *argument) {
    struct start start = *(struct start *)argument;
    free(argument);
    start.body(start.context);
    return NULL;
}

int network_start_thread(void (*body)(void *), void *context) {
    struct start *start = malloc(sizeof *start);
    if (!start) return -1;
    *start = (struct start){body, context};
    sigset_t all, before;
    sigfillset(&all);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    int code = pthread_create(&thread, &attributes, run, start);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (code != 0) free(start);
    return code;
}
