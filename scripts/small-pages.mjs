/**
 * Variables for rolldown, oxlint and oxfmt: their allocator (mimalloc) then takes no huge pages of memory, which the kernel
 * has to clear whole. A build takes an eighth less CPU and a third less memory without them.
 */
export const SMALL_PAGES = { MIMALLOC_ALLOW_THP: '0' };
