#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

/// How many blocks of memory this process has asked for since its start.
long heap_allocation_count(void);

#endif
