#pragma once

#include <stddef.h>

/// The longest hash with its method and salt, and the zero behind it (crypt(3), CRYPT_OUTPUT_SIZE).
enum { platform_hash_size = 384 };

/// Hashes a password by yescrypt (crypt(5)) with a new salt, or, when there is one, as a former hash was made.
///
/// Returns 0, or -1 when libcrypt is not there, does not know the method or refuses the password.
int platform_hash_password(const char *password, const char *former, char hash[platform_hash_size]);
