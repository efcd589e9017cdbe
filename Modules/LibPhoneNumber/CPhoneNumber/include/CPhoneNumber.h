#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// What became of a number that was read.
enum {
    PHONE_NUMBER_POSSIBLE = 0,
    PHONE_NUMBER_NO_CALLING_CODE = 1,
    PHONE_NUMBER_TOO_SHORT = 2,
    PHONE_NUMBER_TOO_LONG = 3,
    /// Longer ones and shorter ones exist.
    PHONE_NUMBER_WRONG_LENGTH = 4,
    PHONE_NUMBER_NONE = 5,
};

/// The bytes that a text of the functions below has room for, with the zero at its end.
enum { PHONE_NUMBER_ROOM = 64 };

/// Reads a number.
///
/// @param text digits, with a plus before them or without.
/// @param region two letters of ISO 3166-1, or "ZZ" for none.
/// @param calling_code what it has behind the plus; 0 where it has none.
/// @param national the digits behind the calling code, PHONE_NUMBER_ROOM bytes.
/// @return one of the constants above.
int phone_number_read(const char *text, const char *region, int *calling_code, char *national);

/// Groups a number as people read it, with a plus before it.
///
/// @param calling_code the digits behind the plus.
/// @param national the digits behind the calling code.
/// @param shown PHONE_NUMBER_ROOM bytes.
void phone_number_format(int calling_code, const char *national, char *shown);

/// Groups a number that is being typed.
///
/// @param text digits, with a plus before them or without.
/// @param region two letters of ISO 3166-1.
/// @param shown PHONE_NUMBER_ROOM bytes.
void phone_number_type(const char *text, const char *region, char *shown);

#ifdef __cplusplus
}
#endif
