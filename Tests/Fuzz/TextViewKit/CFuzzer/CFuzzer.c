#include "CFuzzer.h"

#include <stdio.h>
#include <stdlib.h>

extern int LLVMFuzzerRunDriver(int *, char ***, int (*)(const uint8_t *, size_t)) __attribute__((weak));

static int run_file(const char *path, int (*target)(const uint8_t *, size_t)) {
    static uint8_t bytes[1 << 20];
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        return 1;
    }
    size_t count = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    return target(bytes, count);
}

int fuzzer_run(int count, char **arguments, int (*target)(const uint8_t *, size_t)) {
    if (LLVMFuzzerRunDriver != NULL) return LLVMFuzzerRunDriver(&count, &arguments, target);
    for (int index = 1; index < count; index++) {
        if (run_file(arguments[index], target) != 0) return 1;
    }
    return 0;
}
