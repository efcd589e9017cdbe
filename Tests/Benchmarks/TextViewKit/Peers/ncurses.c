/* The same screen with ncurses: every row is drawn into its window each frame, and refresh() finds out what changed. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char sentence[] =
    "The quick brown fox jumps over the lazy dog while the five boxing wizards look on and pack my box with five dozen "
    "liquor jugs, then vex the quartz sphinx again";

static double processor_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void draw(int y, int number, int shift, int selected) {
    static const char *states[] = {"running", "stopped", "pending"};
    static const int state_colours[] = {COLOR_GREEN, COLOR_RED, COLOR_YELLOW};
    attr_t reverse = selected ? A_REVERSE : 0;
    int filled = (number * 7 + shift) % 41;
    move(y, 0);
    attrset(reverse | A_DIM);
    printw("%5d ", number);
    attrset(reverse | A_BOLD | COLOR_PAIR(1 + number % 6));
    printw("item-%04d", number);
    attrset(reverse);
    addstr("  ");
    attrset(reverse | COLOR_PAIR(state_colours[number % 3]));
    printw("%-9s", states[number % 3]);
    attrset(reverse | COLOR_PAIR(COLOR_CYAN));
    for (int column = 0; column < 40; column++) addstr(column < filled ? "█" : "░");
    attrset(reverse);
    addstr("  ");
    addnstr(sentence, 132);
}

int main(int count, char **words) {
    if (count < 4) return 2;
    int small = !strcmp(words[1], "small"), scroll = !strcmp(words[1], "scroll"), frames = atoi(words[2]);
    setlocale(LC_ALL, "");
    initscr();
    start_color();
    use_default_colors();
    for (short colour = 1; colour < 8; colour++) init_pair(colour, colour, -1);
    curs_set(0);
    double start = processor_seconds();
    for (int frame = 0; frame < frames; frame++) {
        erase();
        attrset(A_BOLD);
        mvprintw(0, 0, "frame %d", frame);
        for (int row = 0; row < 59; row++)
            draw(row + 1, scroll ? frame + row : row, small && row == frame * 7 % 59 ? frame : 0,
                 scroll ? row == 30 : small && row == frame % 59);
        refresh();
    }
    double seconds = processor_seconds() - start;
    endwin();
    FILE *file = fopen(words[3], "w");
    if (!file) return 1;
    fprintf(file, "%f\n", seconds);
    fclose(file);
    return 0;
}
