#pragma once

// The Secret Service through libsecret, which is opened at first use: linking it would load GLib at every start, and
// a machine without it works, too. Every function blocks, for no longer than its deadline.

/// What a call came to.
enum secret_outcome {
    secret_done,
    /// For a reason in the words of the library or of the service, which may be none.
    secret_failed,
    secret_locked,
    secret_no_keyring,
    secret_no_library,
};

/// Names a secret by the attributes `profile`, `service` and `account`.
struct secret_name {
    const char *profile, *service, *account;
};

/// Looks for a session bus with a Secret Service whose default keyring is unlocked; nobody is asked to unlock it.
/// When the outcome is `secret_failed`, `reason` gets a text to be freed with secret_free_reason, or null.
int secret_probe(int milliseconds, char **reason);

/// Looks a secret up: `secret` gets its text, to be freed with secret_free_secret, or null when there is none.
int secret_lookup(const struct secret_name *name, int milliseconds, char **secret, char **reason);

/// Keeps a secret in the default keyring under a label.
int secret_keep(const struct secret_name *name, const char *label, const char *secret, int milliseconds, char **reason);

/// Forgets a secret, or all that have the attributes which are not null; without one it is done as well.
int secret_forget(const struct secret_name *name, int milliseconds, char **reason);

void secret_free_reason(char *reason);

/// Frees a secret after overwriting it.
void secret_free_secret(char *secret);
