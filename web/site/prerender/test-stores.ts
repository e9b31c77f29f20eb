import type { PageView } from './page-entry.ts';

export const view = (path: string, search = ''): PageView => ({ path, language: 'en', search });

/** Waits while no time passes for a store with a fake clock. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
