/**
 * States of a page in memory, and the state that each event leads to; no other event comes in a state.
 *
 * - `stale`: data that it shows have changed, or it was never drawn.
 * - `queued`: it waits to be drawn.
 * - `drawing`: it is drawn from the newest answers; `changed` where a change came meanwhile, `again` where it was queued
 *   meanwhile as well.
 * - `fresh`: it shows the newest answers.
 * - `failed`: answers were missing, or the drawing ended in an error; the HTML before, if any, stays.
 */
export const PAGE_STATES = {
  stale: { change: 'stale', queue: 'queued', retry: 'stale' },
  queued: { change: 'queued', queue: 'queued', retry: 'queued', draw: 'drawing' },
  drawing: { change: 'changed', queue: 'again', succeed: 'fresh', fail: 'failed' },
  changed: { change: 'changed', queue: 'again', succeed: 'stale', fail: 'stale' },
  again: { change: 'again', queue: 'again', succeed: 'queued', fail: 'queued' },
  fresh: { change: 'stale', queue: 'queued' },
  failed: { change: 'stale', queue: 'queued', retry: 'stale' },
} as const satisfies Record<string, Partial<Record<PageEvent, string>>>;

export type PageState = keyof typeof PAGE_STATES;

/**
 * What happens to a page: `change` of data that it shows, `queue` for the next drawing, `draw` as that begins, `succeed`
 * or `fail` as it ends, `retry` when a failed page is due again.
 */
export type PageEvent = 'change' | 'queue' | 'draw' | 'succeed' | 'fail' | 'retry';

/** Returns the state after an event; throws if the event does not come in that state. */
export function nextState(state: PageState, event: PageEvent): PageState {
  const next = (PAGE_STATES[state] as Partial<Record<PageEvent, PageState>>)[event];
  if (next === undefined) throw new Error(`A page that is ${state} has no event "${event}"`);

  return next;
}

/** Whether the page is to be drawn once more, be it queued for that or not. */
export const isStale = (state: PageState): boolean => !['drawing', 'fresh', 'failed'].includes(state);
