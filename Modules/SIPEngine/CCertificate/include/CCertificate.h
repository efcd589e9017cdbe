#pragma once

/// What became of a certificate.
enum {
    CERTIFICATE_MADE = 0,
    /// There is no libcrypto of OpenSSL 3.
    CERTIFICATE_NO_LIBRARY = 1,
    CERTIFICATE_FAILED = 2,
};

/// Makes a key on the curve P-256 and a certificate for it that is signed by itself, valid from the day before for ten
/// years.
///
/// @param name the common name, at most 64 bytes.
/// @param serial the serial number, greater than 0.
/// @param pem the private key and the certificate as text, to be freed with free(); null where nothing was made.
/// @return one of the constants above.
int certificate_make(const char *name, long serial, char **pem);
