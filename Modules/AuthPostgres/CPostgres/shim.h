#pragma once

#include <libpq-fe.h>

// The fields of an error message are named by characters, which Swift does not import.
static const int postgres_field_state = PG_DIAG_SQLSTATE;
static const int postgres_field_message = PG_DIAG_MESSAGE_PRIMARY;
