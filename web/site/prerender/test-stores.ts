import { afterEach, beforeEach, vi } from 'vitest';
import type { DrawOptions } from './drawing-queue.ts';
import type { PageView } from './page-entry.ts';
import { PageStore } from './page-store.ts';

export const log = { error: vi.fn() };
export const view = (path: string, search = ''): PageView => ({ path, language: 'en', search });

/**
 * Returns a function that makes stores, which are closed after each test. Their time passes only as the test says, so
 * no request stops waiting for a drawing, however slow the machine is.
 */
export function useStores() {
  const stores: PageStore[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    log.error.mockReset();
  });
  afterEach(() => {
    for (const store of stores.splice(0)) store.close();
    vi.useRealTimers();
  });

  return (draw: DrawOptions['draw'], options: Partial<DrawOptions> = {}): PageStore => {
    const store = new PageStore({ draw, log, ...options });
    stores.push(store);
    return store;
  };
}

/** Waits while no time passes for the stores. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
