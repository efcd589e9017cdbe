#include "CXML.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What is used of <libxml/xmlreader.h>, as libxml2 has had it since version 2.6. The headers themselves are not needed,
// and finding them would take flags that also link the library.
typedef struct xml_text_reader *reader_ptr;
typedef void (*error_function)(void *cursor, const char *message, int severity, void *locator);
enum { PARSE_NONET = 1 << 11, PARSE_NOCDATA = 1 << 14 };

#define FUNCTIONS(F)                                                                                                   \
    F(reader_ptr, xmlReaderForMemory, const char *, int, const char *, const char *, int)                              \
    F(void, xmlFreeTextReader, reader_ptr)                                                                             \
    F(void, xmlTextReaderSetErrorHandler, reader_ptr, error_function, void *)                                          \
    F(int, xmlTextReaderLocatorLineNumber, void *)                                                                     \
    F(int, xmlTextReaderRead, reader_ptr)                                                                              \
    F(int, xmlTextReaderNodeType, reader_ptr)                                                                          \
    F(const unsigned char *, xmlTextReaderConstLocalName, reader_ptr)                                                  \
    F(const unsigned char *, xmlTextReaderConstNamespaceUri, reader_ptr)                                               \
    F(const unsigned char *, xmlTextReaderConstValue, reader_ptr)                                                      \
    F(int, xmlTextReaderIsEmptyElement, reader_ptr)                                                                    \
    F(int, xmlTextReaderMoveToNextAttribute, reader_ptr)                                                               \
    F(int, xmlTextReaderGetParserLineNumber, reader_ptr)                                                               \
    F(int, xmlTextReaderGetParserColumnNumber, reader_ptr)

#define DECLARE(result, name, ...) static result (*name)(__VA_ARGS__);
FUNCTIONS(DECLARE)

static const char *problem;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *symbol(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (!found) problem = "it lacks a function that is needed";
    return found;
}

static void open_library(void) {
    void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        problem = strdup(reason ? reason : "unknown reason");
        return;
    }
#define RESOLVE(result, name, ...) name = (result(*)(__VA_ARGS__))symbol(library, #name);
    FUNCTIONS(RESOLVE)
}

const char *xml_library_problem(void) {
    pthread_once(&once, open_library);
    return problem;
}

struct xml_cursor {
    reader_ptr reader;
    char problem[256];
    int line, column;
};

// Keeps the first error: those after it are its consequences.
static void keep_error(void *argument, const char *message, int severity, void *locator) {
    (void)severity;
    xml_cursor *cursor = argument;
    if (cursor->problem[0] || !message) return;
    strncpy(cursor->problem, message, sizeof cursor->problem - 1);
    cursor->problem[strcspn(cursor->problem, "\n")] = 0;
    cursor->line = xmlTextReaderLocatorLineNumber(locator);
    cursor->column = xmlTextReaderGetParserColumnNumber(cursor->reader);
}

xml_cursor *xml_cursor_open(const char *bytes, int count) {
    xml_cursor *cursor = calloc(1, sizeof *cursor);
    if (!cursor) return NULL;
    cursor->reader = xmlReaderForMemory(bytes, count, NULL, NULL, PARSE_NONET | PARSE_NOCDATA);
    if (!cursor->reader) {
        free(cursor);
        return NULL;
    }
    xmlTextReaderSetErrorHandler(cursor->reader, keep_error, cursor);
    return cursor;
}

void xml_cursor_close(xml_cursor *cursor) {
    xmlFreeTextReader(cursor->reader);
    free(cursor);
}

int xml_cursor_next(xml_cursor *cursor) {
    int step = xmlTextReaderRead(cursor->reader);
    return step == 1 ? xmlTextReaderNodeType(cursor->reader) : step == 0 ? XML_CURSOR_END : XML_CURSOR_FAILED;
}

const char *xml_cursor_name(xml_cursor *cursor) { return (const char *)xmlTextReaderConstLocalName(cursor->reader); }

const char *xml_cursor_namespace(xml_cursor *cursor) {
    return (const char *)xmlTextReaderConstNamespaceUri(cursor->reader);
}

const char *xml_cursor_value(xml_cursor *cursor) { return (const char *)xmlTextReaderConstValue(cursor->reader); }

int xml_cursor_is_empty(xml_cursor *cursor) { return xmlTextReaderIsEmptyElement(cursor->reader) == 1; }

int xml_cursor_next_attribute(xml_cursor *cursor) { return xmlTextReaderMoveToNextAttribute(cursor->reader) == 1; }

int xml_cursor_line(xml_cursor *cursor) { return xmlTextReaderGetParserLineNumber(cursor->reader); }

const char *xml_cursor_problem(xml_cursor *cursor, int *line, int *column) {
    *line = cursor->line;
    *column = cursor->column;
    return cursor->problem[0] ? cursor->problem : "the document ends too early";
}
