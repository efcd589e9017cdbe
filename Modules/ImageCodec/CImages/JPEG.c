#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

#include "Library.h"

#define SYMBOLS(X)                                                                                                     \
    X(tjInitDecompress) X(tjDestroy) X(tjDecompressHeader3) X(tjGetScalingFactors) X(tjDecompress2) X(tjGetErrorStr2)
IMAGES_LIBRARY("libturbojpeg.so.0", SYMBOLS)

const char *images_open_jpeg(void) { return open_once(); }

struct size {
    int width, height;
};

/// The smallest size that the decoder can make and that is as large as the least.
static struct size scaled(struct size whole, uint32_t least_width, uint32_t least_height) {
    struct size best = whole;
    int count = 0;
    tjscalingfactor *factors = library.tjGetScalingFactors(&count);
    for (int index = 0; factors && index < count; index++) {
        struct size size = {TJSCALED(whole.width, factors[index]), TJSCALED(whole.height, factors[index])};
        if (size.width >= (int)least_width && size.height >= (int)least_height && size.width <= best.width &&
            size.height <= best.height)
            best = size;
    }
    return best;
}

/// Ink to light, in place: cyan, magenta, yellow, black to red, green, blue, opacity.
static void convert_inks(uint8_t *row, int count, int is_inverted) {
    for (uint8_t *pixel = row; count-- > 0; pixel += 4) {
        for (int ink = 0; ink < 3; ink++) {
            unsigned light = is_inverted ? pixel[ink] : 255 - pixel[ink];
            unsigned paper = is_inverted ? pixel[3] : 255 - pixel[3];
            pixel[ink] = (uint8_t)((light * paper + 127) / 255);
        }
        pixel[3] = 255;
    }
}

static int hand_over(uint8_t *pixels, struct size size, int has_inks, int is_inverted, struct images_receiver receiver) {
    int stop = receiver.begin(receiver.context, (uint32_t)size.width, (uint32_t)size.height);
    for (int y = 0; y < size.height && !stop; y++) {
        uint8_t *row = pixels + (size_t)y * (size_t)size.width * 4;
        if (has_inks) convert_inks(row, size.width, is_inverted);
        stop = receiver.row(receiver.context, row, (uint32_t)y, 0, 1, (uint32_t)size.width);
    }
    return stop ? images_stopped : images_done;
}

/// Whether the decoder stumbled over something that matters: some cameras leave a few bytes between two parts.
static int is_harmless(const char *text) { return strstr(text, "extraneous bytes before marker") != NULL; }

static int decode(tjhandle jpeg, const uint8_t *bytes, size_t count, struct size said, uint32_t least_width,
    uint32_t least_height, int is_inverted, struct images_receiver receiver, char *message) {
    struct size whole;
    int sampling, colours;
    if (library.tjDecompressHeader3(jpeg, bytes, count, &whole.width, &whole.height, &sampling, &colours) != 0)
        return images_say(message, library.tjGetErrorStr2(jpeg)), images_broken;
    if (whole.width != said.width || whole.height != said.height)
        return images_say(message, "two sizes"), images_broken;
    int has_inks = colours == TJCS_CMYK || colours == TJCS_YCCK;
    struct size size = scaled(whole, least_width, least_height);
    uint8_t *pixels = malloc((size_t)size.width * (size_t)size.height * 4);
    if (!pixels) return images_say(message, "no memory"), images_broken;
    int code = library.tjDecompress2(jpeg, bytes, count, pixels, size.width, 0, size.height,
        has_inks ? TJPF_CMYK : TJPF_RGBA, TJFLAG_LIMITSCANS);
    int outcome = images_broken;
    if (code != 0 && !is_harmless(library.tjGetErrorStr2(jpeg)))
        images_say(message, library.tjGetErrorStr2(jpeg));
    else
        outcome = hand_over(pixels, size, has_inks, is_inverted, receiver);
    free(pixels);
    return outcome;
}

int images_jpeg(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t least_width,
    uint32_t least_height, int is_inverted, struct images_receiver receiver, char *message) {
    const char *absence = open_once();
    if (absence) return images_say(message, absence), images_absent;
    tjhandle jpeg = library.tjInitDecompress();
    if (!jpeg) return images_say(message, "no memory"), images_broken;
    struct size said = {(int)width, (int)height};
    int outcome =
        decode(jpeg, bytes, count, said, least_width, least_height, is_inverted, receiver, message);
    library.tjDestroy(jpeg);
    return outcome;
}
