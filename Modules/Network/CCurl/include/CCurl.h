#pragma once

// libcurl, opened at first use: linking it would cost every start of every program that contains this module some 9 ms.
// Its variadic functions come with one type each.

#include <curl/curl.h>
#include <stddef.h>
#include <stdint.h>

/// Opens the library; what the loader said when that fails, or null. To be called before everything else, at any time
/// and on any thread.
const char *network_curl_open(void);

/// The version of the opened library, such as `libcurl/7.88.1 OpenSSL/3.0.17 …`.
const char *network_curl_version(void);

CURLM *network_multi_new(void);
void network_multi_free(CURLM *multi);
void network_multi_limit(CURLM *multi, CURLMoption option, long value);
void network_multi_add(CURLM *multi, CURL *easy);
void network_multi_remove(CURLM *multi, CURL *easy);
int network_multi_perform(CURLM *multi);
void network_multi_poll(CURLM *multi, int milliseconds);
void network_multi_wake(CURLM *multi);

/// The next transfer that has ended, with its code; null when there is none.
CURL *network_multi_ended(CURLM *multi, CURLcode *code);

CURL *network_easy_new(void);
void network_easy_free(CURL *easy);
void network_easy_resume(CURL *easy);
CURLcode network_easy_set_long(CURL *easy, CURLoption option, long value);
CURLcode network_easy_set_large(CURL *easy, CURLoption option, int64_t value);
CURLcode network_easy_set_text(CURL *easy, CURLoption option, const char *value);
CURLcode network_easy_set_pointer(CURL *easy, CURLoption option, const void *value);
const char *network_easy_problem(CURLcode code);

/// The number that the system gave for the failure of a connection; 0 without one.
long network_easy_system_error(CURL *easy);

typedef size_t (*network_receive)(char *bytes, size_t size, size_t count, void *context);
typedef int (*network_before_request)(void *context, char *near, char *far, int near_port, int far_port);

/// Sets who gets the fields of the head, the body, and word of each time the request goes out.
void network_easy_set_receivers(
    CURL *easy, void *context, network_receive head, network_receive body, network_before_request request);

/// Adds a text to a list; null when there is no memory, and the list stays as it was.
struct curl_slist *network_list_add(struct curl_slist *list, const char *text);
void network_list_free(struct curl_slist *list);

/// The receivers' answers: pause, and give up.
static const size_t network_pause = CURL_WRITEFUNC_PAUSE;
static const int network_give_up = CURL_PREREQFUNC_ABORT;

/// Starts a thread that nobody waits for and no signal reaches. Returns 0, or the number of an error.
int network_start_thread(void (*body)(void *), void *context);
