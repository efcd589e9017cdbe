#pragma once

// libspng, TurboJPEG and libwebp, each opened when its first picture comes, and driven so that a large picture never is
// in memory as a whole where its format allows.

#include <stddef.h>
#include <stdint.h>

/// Who takes the pixels; both functions return 0 to go on.
struct images_receiver {
    void *context;
    /// How large the picture is that is going to come; before the first row.
    int (*begin)(void *context, uint32_t width, uint32_t height);
    /// `count` pixels of row `y`, red, green, blue and opacity of each: the ones at `first`, `first + step`, …
    int (*row)(void *context, const uint8_t *pixels, uint32_t y, uint32_t first, uint32_t step, uint32_t count);
};

enum images_outcome { images_done = 0, images_absent = 1, images_broken = 2, images_stopped = 3 };

enum { images_message_size = 256 };

/// Decodes a PNG that says to be of this size, rows from top to bottom, or pass by pass when it is interlaced. APNG gives
/// its default picture. What is wrong is written into the message.
int images_png(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, struct images_receiver receiver,
    char *message);

/// Decodes a JPEG that says to be of this size, scaled down as far as it stays as large as `least`.
///
/// `is_inverted` says that CMYK is stored as Adobe's programs do: 255 for no ink.
int images_jpeg(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t least_width,
    uint32_t least_height, int is_inverted, struct images_receiver receiver, char *message);

/// Decodes a WebP without animation, or one frame of an animation, that says to be of this size, scaled to the target.
int images_webp(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t target_width,
    uint32_t target_height, struct images_receiver receiver, char *message);

/// Opens a library; null, or what the loader said.
const char *images_open_png(void);
const char *images_open_jpeg(void);
const char *images_open_webp(void);
