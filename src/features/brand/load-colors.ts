import { loadOnce } from '#src/lib/loading/load-once.ts';

/** Loads the computation of a brand's colours, which nothing but this form needs. */
export const loadColors = loadOnce(() => import('#rules/brand/brand-color.ts'), 'field');
