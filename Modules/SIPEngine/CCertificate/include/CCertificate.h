#pragma once

/// Makes a key on the curve P-256 and a certificate for it that is signed by itself, valid from the day before for ten
/// years.
///
/// @param name the common name, at most 64 bytes.
/// @param serial the serial number, greater than 0.
/// @return the private key and the certificate as text, to be freed with free(); null where there is no libcrypto of
/// OpenSSL 3, or where it cannot make them.
char *certificate_make(const char *name, long serial);
