#pragma once

#include <sqlite3.h>
#include <stdint.h>
#include <sys/vfs.h>

// A macro with a cast, which Swift does not import: SQLite makes a copy of what is bound.
static inline sqlite3_destructor_type storage_transient(void) {
    return SQLITE_TRANSIENT;
}

/// Whether a folder lies on a file system of other machines, where shared memory and locks are not to be relied on:
/// NFS, SMB, AFS, Coda, Ceph, 9P, and FUSE, which may be any of them. The numbers are those of statfs(2).
static inline int storage_is_remote(const char *folder) {
    struct statfs status;
    if (statfs(folder, &status) != 0) return 0;
    switch ((unsigned int)status.f_type) {
    case 0x6969: case 0x517b: case 0xfe534d42: case 0xff534d42: case 0x5346414f: case 0x73757245: case 0x00c36400:
    case 0x01021997: case 0x65735546:
        return 1;
    default:
        return 0;
    }
}

/// The header of the index of a write-ahead log: 48 bytes in memory that all processes share, which every commit
/// changes (sqlite.org/walformat.html, 2.1), and how it was when it was last looked at.
struct storage_log {
    const volatile uint64_t *header;
    uint64_t seen[6];
};

/// Finds the header of a connection that has read in the mode `wal`; it is valid until that is closed. Without one
/// `header` stays null. The memory is the library's own: to open the file again would, on closing it, take away the
/// locks of this process.
static inline void storage_log_find(sqlite3 *connection, struct storage_log *log) {
    sqlite3_file *file = 0;
    volatile void *region = 0;
    int code = sqlite3_file_control(connection, 0, SQLITE_FCNTL_FILE_POINTER, &file);
    if (code != SQLITE_OK || file == 0 || file->pMethods == 0 || file->pMethods->iVersion < 2) return;
    if (file->pMethods->xShmMap(file, 0, 32768, 0, &region) == SQLITE_OK) log->header = region;
}

/// Whether anybody has committed since the last look. A commit that is being made counts as soon as it is complete.
static inline int storage_log_has_changed(struct storage_log *log) {
    uint64_t difference = 0;
    for (int index = 0; index < 6; index++) {
        uint64_t present = log->header[index];
        difference |= present ^ log->seen[index];
        log->seen[index] = present;
    }
    // What is read from the database afterwards is at least as new.
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return difference != 0;
}
