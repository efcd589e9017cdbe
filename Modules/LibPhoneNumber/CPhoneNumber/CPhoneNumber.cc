#include "CPhoneNumber.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

// What is longer than the room is cut, never written beyond it.
void copy(const std::string &text, char *place) {
    std::size_t count = std::min<std::size_t>(text.size(), PHONE_NUMBER_ROOM - 1);
    std::memcpy(place, text.data(), count);
    place[count] = 0;
}

int failure(PhoneNumberUtil::ErrorType error) {
    switch (error) {
    case PhoneNumberUtil::INVALID_COUNTRY_CODE_ERROR: return PHONE_NUMBER_NO_CALLING_CODE;
    case PhoneNumberUtil::TOO_SHORT_AFTER_IDD:
    case PhoneNumberUtil::TOO_SHORT_NSN: return PHONE_NUMBER_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG_NSN: return PHONE_NUMBER_TOO_LONG;
    default: return PHONE_NUMBER_NONE;
    }
}

int length(PhoneNumberUtil::ValidationResult result) {
    switch (result) {
    case PhoneNumberUtil::IS_POSSIBLE: return PHONE_NUMBER_POSSIBLE;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE: return PHONE_NUMBER_NO_CALLING_CODE;
    // A number that only those of the same town can dial lacks the code of the town.
    case PhoneNumberUtil::IS_POSSIBLE_LOCAL_ONLY:
    case PhoneNumberUtil::TOO_SHORT: return PHONE_NUMBER_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG: return PHONE_NUMBER_TOO_LONG;
    default: return PHONE_NUMBER_WRONG_LENGTH;
    }
}

} // namespace

extern "C" int phone_number_read(const char *text, const char *region, int *calling_code, char *national) {
    const PhoneNumberUtil &library = *PhoneNumberUtil::GetInstance();
    PhoneNumber number;
    PhoneNumberUtil::ErrorType error = library.Parse(text, region, &number);
    *calling_code = number.country_code();
    *national = 0;
    if (error != PhoneNumberUtil::NO_PARSING_ERROR) return failure(error);
    std::string digits;
    library.GetNationalSignificantNumber(number, &digits);
    copy(digits, national);
    return length(library.IsPossibleNumberWithReason(number));
}

extern "C" void phone_number_format(int calling_code, const char *national, char *shown) {
    PhoneNumber number;
    number.set_country_code(calling_code);
    // Zeros at the beginning belong to the number in Italy and some others, and are kept apart from its value.
    std::size_t zeros = std::strspn(national, "0");
    if (zeros == std::strlen(national) && zeros > 0) zeros -= 1;
    number.set_italian_leading_zero(zeros > 0);
    if (zeros > 0) number.set_number_of_leading_zeros(static_cast<int>(zeros));
    number.set_national_number(std::strtoull(national, nullptr, 10));
    std::string text;
    PhoneNumberUtil::GetInstance()->Format(number, PhoneNumberUtil::INTERNATIONAL, &text);
    copy(text, shown);
}

extern "C" void phone_number_type(const char *text, const char *region, char *shown) {
    std::unique_ptr<AsYouTypeFormatter> formatter(PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter(region));
    std::string result;
    for (; *text != 0; text++) formatter->InputDigit(static_cast<unsigned char>(*text), &result);
    copy(result, shown);
}
