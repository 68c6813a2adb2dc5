/* A bare insert loop: N rows of M bytes into one table, one transaction. Prints `insert MS`. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int main(int count, char **words) {
    sqlite3 *db;
    sqlite3_stmt *statement;
    struct timespec from, to;
    if (count < 4 || sqlite3_open(words[1], &db)) return 1;
    int rows = atoi(words[2]), size = atoi(words[3]);
    char *bytes = malloc(size);
    memset(bytes, 'a', size);
    sqlite3_exec(db, "PRAGMA page_size=16384; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;", 0, 0, 0);
    clock_gettime(CLOCK_MONOTONIC, &from);
    sqlite3_exec(db, "CREATE TABLE row (id INTEGER PRIMARY KEY, content TEXT) STRICT; BEGIN", 0, 0, 0);
    if (sqlite3_prepare_v2(db, "INSERT INTO row (content) VALUES (?)", -1, &statement, 0)) return 1;
    for (int row = 0; row < rows; row++) {
        sqlite3_bind_text(statement, 1, bytes, size, SQLITE_STATIC);
        if (sqlite3_step(statement) != SQLITE_DONE) return 1;
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
    sqlite3_exec(db, "COMMIT", 0, 0, 0);
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("insert %f\n", (to.tv_sec - from.tv_sec) * 1e3 + (to.tv_nsec - from.tv_nsec) / 1e6);
    sqlite3_close(db);
    return 0;
}
