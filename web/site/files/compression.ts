/**
 * Strength of compression. `best` takes a quarter of a second of a core for each page or file; `fast` takes some
 * milliseconds, and its result is a sixth larger.
 */
export type Compression = 'fast' | 'best';

export const QUALITY = { fast: { brotli: 4, gzip: 4 }, best: { brotli: 11, gzip: 9 } } as const;
