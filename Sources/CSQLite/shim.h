#pragma once
#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a macro with a cast that Swift cannot import.
static inline sqlite3_destructor_type keyline_sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// Without counting its memory SQLite takes no lock to allocate. `sqlite3_config` is variadic, which Swift cannot call.
static inline int keyline_sqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/// `sqlite3_db_config` is variadic, which Swift cannot call.
static inline int keyline_sqlite_db_config(sqlite3 *db, int option, int value) {
    return sqlite3_db_config(db, option, value, (int *)0);
}
