#include <spng.h>
#include <stdlib.h>

#include "Library.h"

#define SYMBOLS(X)                                                                                                     \
    X(spng_ctx_new) X(spng_ctx_free) X(spng_set_png_buffer) X(spng_set_image_limits) X(spng_set_chunk_limits)          \
    X(spng_set_crc_action) X(spng_get_ihdr) X(spng_decode_image) X(spng_get_row_info) X(spng_decode_scanline)          \
    X(spng_decode_chunks) X(spng_strerror)
IMAGES_LIBRARY("libspng.so.0", SYMBOLS)

const char *images_open_png(void) { return open_once(); }

// The seven passes of Adam7 (PNG specification, section 8.2), and all rows at once for the other kind.
static const uint32_t first_column[] = {0, 4, 0, 2, 0, 1, 0};
static const uint32_t column_step[] = {8, 8, 4, 4, 2, 2, 1};

static int decode_rows(spng_ctx *png, struct spng_ihdr head, uint8_t *row, struct images_receiver receiver, int *stop) {
    for (;;) {
        struct spng_row_info info;
        int code = library.spng_get_row_info(png, &info);
        if (code) return code;
        code = library.spng_decode_scanline(png, row, (size_t)head.width * 4);
        if (code && code != SPNG_EOI) return code;
        uint32_t first = head.interlace_method ? first_column[info.pass] : 0;
        uint32_t step = head.interlace_method ? column_step[info.pass] : 1;
        uint32_t count = (head.width - first + step - 1) / step;
        *stop = receiver.row(receiver.context, row, info.row_num, first, step, count);
        if (*stop) return 0;
        // Chunks after the picture belong to the file as well: without them it is cut.
        if (code == SPNG_EOI) return library.spng_decode_chunks(png);
    }
}

static int decode(spng_ctx *png, uint32_t width, uint32_t height, struct images_receiver receiver, int *stop) {
    struct spng_ihdr head;
    int code = library.spng_get_ihdr(png, &head);
    if (code) return code;
    if (head.width != width || head.height != height) return SPNG_EWIDTH;
    code = library.spng_decode_image(png, NULL, 0, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS | SPNG_DECODE_PROGRESSIVE);
    if (code) return code;
    uint8_t *row = malloc((size_t)width * 4);
    if (!row) return SPNG_EMEM;
    *stop = receiver.begin(receiver.context, width, height);
    if (!*stop) code = decode_rows(png, head, row, receiver, stop);
    free(row);
    return code;
}

int images_png(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, struct images_receiver receiver,
    char *message) {
    const char *absence = open_once();
    if (absence) return images_say(message, absence), images_absent;
    spng_ctx *png = library.spng_ctx_new(0);
    if (!png) return images_say(message, "no memory"), images_broken;
    // Colour profiles and texts are not needed, so what is wrong with them does no harm, and they get no memory.
    library.spng_set_crc_action(png, SPNG_CRC_ERROR, SPNG_CRC_DISCARD);
    library.spng_set_chunk_limits(png, 16 << 20, 32 << 20);
    library.spng_set_image_limits(png, width, height);
    int stop = 0;
    int code = library.spng_set_png_buffer(png, bytes, count);
    if (!code) code = decode(png, width, height, receiver, &stop);
    if (code) images_say(message, library.spng_strerror(code));
    library.spng_ctx_free(png);
    return stop ? images_stopped : code ? images_broken : images_done;
}
