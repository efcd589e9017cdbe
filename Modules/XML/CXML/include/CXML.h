#pragma once

/// A document that is being read.
typedef struct xml_cursor xml_cursor;

/// What a step of the cursor found.
enum {
    XML_CURSOR_FAILED = -1,
    XML_CURSOR_END = 0,
    XML_CURSOR_ELEMENT = 1,
    XML_CURSOR_TEXT = 3,
    XML_CURSOR_DOCUMENT_TYPE = 10,
    XML_CURSOR_ELEMENT_END = 15,
};

/// Opens libxml2 at the first call; null, or why it cannot be opened.
const char *xml_library_problem(void);

/// Begins to read; the bytes must live as long as the cursor. Null when there is no memory.
xml_cursor *xml_cursor_open(const char *bytes, int count);
void xml_cursor_close(xml_cursor *cursor);

/// Goes on to the next node: one of the constants above, or another type of node of libxml2.
int xml_cursor_next(xml_cursor *cursor);

/// Of the node or the attribute where the cursor stands; null when it has none.
const char *xml_cursor_name(xml_cursor *cursor);
const char *xml_cursor_namespace(xml_cursor *cursor);
const char *xml_cursor_value(xml_cursor *cursor);
int xml_cursor_is_empty(xml_cursor *cursor);

/// Goes on to the next attribute of the element, the first at first: 1, or 0 when there is none.
int xml_cursor_next_attribute(xml_cursor *cursor);

/// What is wrong after a failed step, without a line feed at the end, and where it is.
const char *xml_cursor_problem(xml_cursor *cursor, int *line, int *column);
int xml_cursor_line(xml_cursor *cursor);
