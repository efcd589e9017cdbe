#pragma once

// The yardstick: the same requests as a program in C sends them, one after the other on one handle.

#include <curl/curl.h>
#include <stddef.h>

static inline size_t direct_receive(char *bytes, size_t size, size_t count, void *context) {
    (void)bytes;
    *(size_t *)context += size * count;
    return size * count;
}

/// A handle that asks for an address.
static inline void *direct_open(const char *url, size_t *received) {
    CURL *easy = curl_easy_init();
    curl_easy_setopt(easy, CURLOPT_URL, url);
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, direct_receive);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, received);
    return easy;
}

/// Sends so many requests; how many were answered with 200.
static inline int direct_send(void *easy, int count) {
    int answered = 0;
    for (int index = 0; index < count; index++) {
        long status = 0;
        if (curl_easy_perform(easy) != CURLE_OK) continue;
        curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
        answered += status == 200;
    }
    return answered;
}
