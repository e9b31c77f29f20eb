import { expect } from 'vitest';
import type { Received } from './start-receiver.ts';
import type { WebhookWorld } from './start-world.ts';

/** Events of each record, which must be delivered in order. */
const EVENTS_PER_RECORD = 10;

/** Publishes and ends notices, whose contents begin with a label, until there are `events` events. */
export async function writeEvents({ rows }: WebhookWorld, label: string, events: number): Promise<void> {
  await rows(
    `insert into store_notices (content, is_active)
     select format('%s %s', $1::text, n), true from generate_series(1, $2::integer) as n`,
    [label, events / EVENTS_PER_RECORD],
  );
  for (let at = 1; at < EVENTS_PER_RECORD; at += 1) {
    await rows(
      `update store_notices set is_active = not is_active where content like format('%s %%', $1::text)`,
      [label],
    );
  }
}

/**
 * Fails if a repeat of an event has another body, or if the events of a record did not arrive in order. Returns the ids
 * of the events that came more than once.
 */
export function checkArrivals(received: readonly Received[], events: number): Set<string> {
  const bodies = new Map<string, string>();
  const order = new Map<string, string[]>();
  const repeated = new Set<string>();
  for (const { id, body } of received) {
    const known = bodies.get(id);
    if (known !== undefined) {
      expect(body, `a repeat of ${id} says the same`).toBe(known);
      repeated.add(id);
      continue;
    }
    bodies.set(id, body);
    const { type, data } = JSON.parse(body) as { type: string; data: { notice: { id: string } } };
    order.set(data.notice.id, [...(order.get(data.notice.id) ?? []), type]);
  }
  const expected = Array.from({ length: EVENTS_PER_RECORD }, (_, at) =>
    at % 2 === 0 ? 'notice.published' : 'notice.ended',
  );
  expect(order.size).toBe(events / EVENTS_PER_RECORD);
  for (const types of order.values()) expect(types, 'the order of a record').toEqual(expected);

  return repeated;
}
