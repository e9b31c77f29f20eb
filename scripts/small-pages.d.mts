export const SMALL_PAGES: { MIMALLOC_ALLOW_THP: string };
