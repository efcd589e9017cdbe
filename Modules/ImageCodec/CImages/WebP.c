#include <stdlib.h>
#include <webp/decode.h>

#include "Library.h"

#define SYMBOLS(X) X(WebPInitDecoderConfigInternal) X(WebPGetFeaturesInternal) X(WebPDecode)
IMAGES_LIBRARY("libwebp.so.7", SYMBOLS)

const char *images_open_webp(void) { return open_once(); }

static const char *const words[] = {"", "out of memory", "invalid parameter", "broken data", "unsupported feature",
    "suspended", "stopped", "not enough data"};

static int fail(char *message, VP8StatusCode code) {
    images_say(message, (size_t)code < sizeof words / sizeof *words ? words[code] : "unknown");
    return images_broken;
}

static int hand_over(const uint8_t *pixels, uint32_t width, uint32_t height, struct images_receiver receiver) {
    int stop = receiver.begin(receiver.context, width, height);
    for (uint32_t y = 0; y < height && !stop; y++)
        stop = receiver.row(receiver.context, pixels + (size_t)y * width * 4, y, 0, 1, width);
    return stop ? images_stopped : images_done;
}

int images_webp(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t target_width,
    uint32_t target_height, struct images_receiver receiver, char *message) {
    const char *absence = open_once();
    if (absence) return images_say(message, absence), images_absent;
    WebPDecoderConfig config;
    if (!library.WebPInitDecoderConfigInternal(&config, WEBP_DECODER_ABI_VERSION))
        return images_say(message, "another version of libwebp"), images_absent;
    VP8StatusCode code = library.WebPGetFeaturesInternal(bytes, count, &config.input, WEBP_DECODER_ABI_VERSION);
    if (code != VP8_STATUS_OK) return fail(message, code);
    if (config.input.width != (int)width || config.input.height != (int)height)
        return images_say(message, "two sizes"), images_broken;
    size_t size = (size_t)target_width * target_height * 4;
    uint8_t *pixels = malloc(size);
    if (!pixels) return images_say(message, "no memory"), images_broken;
    config.options.use_scaling = target_width != width || target_height != height;
    config.options.scaled_width = (int)target_width;
    config.options.scaled_height = (int)target_height;
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = pixels;
    config.output.u.RGBA.stride = (int)target_width * 4;
    config.output.u.RGBA.size = size;
    code = library.WebPDecode(bytes, count, &config);
    int outcome = code == VP8_STATUS_OK ? hand_over(pixels, target_width, target_height, receiver) : fail(message, code);
    free(pixels);
    return outcome;
}
