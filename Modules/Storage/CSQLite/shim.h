#pragma once

#include <sqlite3.h>
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
