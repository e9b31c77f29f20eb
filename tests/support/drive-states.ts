import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { expect, inject, it } from 'vitest';
import { ActionError } from '#actions/lib/action-error.ts';
import type { EventOf } from '#actions/lib/state-table.ts';
import { seeded } from './seeded.ts';

/** Events of a random test, enough to come through most moves of a table. */
const STEPS = 60;

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Row = { state: string };

type Machine<T extends Table> = {
  table: T;
  /** Makes the row that the events move, in this state. */
  put: (state: string) => Promise<unknown>;
  /** Prepares what is around the row, so that only its state decides what happens. */
  prepare?: () => Promise<unknown>;
  read: () => Promise<Row>;
  /** What the product runs at an event; an event may have several causes. */
  causes: ReadonlyArray<readonly [EventOf<T>, () => Promise<unknown>]>;
};

/** Defines the tests that what the product runs moves a row as the table says, from each state and in random orders. */
export function itMovesByTable<T extends Table>({ table, put, prepare, read, causes }: Machine<T>): void {
  const states = Object.keys(table);

  async function step([event, run]: (typeof causes)[number]): Promise<string> {
    await prepare?.();
    const before = await read();
    const next = table[before.state]?.[event];
    const fault: unknown = await run().then(
      () => undefined,
      (error: unknown) => error,
    );
    const after = await read();
    const label = `${event} (${String(run)}) while ${before.state}`;
    if (fault && (next !== undefined || !(fault instanceof ActionError))) throw fault;
    expect(after.state, label).toBe(next ?? before.state);
    if (next === undefined) expect(after, label).toEqual(before);

    return after.state;
  }

  it('names each event that has a cause, and no other', () => {
    const events = new Set(Object.values(table).flatMap((moves) => Object.keys(moves)));
    expect(new Set<string>(causes.map(([event]) => event))).toEqual(events);
  });

  it.each(states)(
    'moves by each event from the state %s, or is refused and stays as it was',
    async (state) => {
      for (const cause of causes) {
        await put(state);
        await step(cause);
      }
    },
  );

  it('is in a state of the table after each of many random events', async () => {
    const random = seeded(inject('share').seed);
    const drawn = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    await put(drawn(states));
    for (let left = STEPS; left > 0; left -= 1) {
      const state = await step(drawn(causes));
      if (Object.keys(table[state] ?? {}).length === 0) await put(drawn(states));
    }
  });
}

/** Returns the states that a constraint of the database allows. */
export async function statesOf(pool: Pool, constraint: string): Promise<string[]> {
  const { rows } = await pool.query<{ rule: string }>(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
    [constraint],
  );
  return [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, state = '']) => state).toSorted();
}

/** Returns the moves between two states, as `from → to`, that a table of states has. */
export const movesIn = (table: Table): string[] =>
  [
    ...new Set(
      Object.entries(table).flatMap(([from, moves]) =>
        Object.values(moves).flatMap((to) => (to === from ? [] : [`${from} → ${to}`])),
      ),
    ),
  ].toSorted();

/** Returns the same of the table under a heading of the documents. */
export function documentedMoves(heading: string): string[] {
  const text = ['use/mailing.md', 'build/deliveries.md']
    .map((file) => readFileSync(`docs/${file}`, 'utf8'))
    .join('\n');
  const sections = text.split(/^#+ /m);
  const section = sections.find((text) => text.startsWith(heading)) ?? '';
  const rows = section.matchAll(/^\| ((?:`\w+`,? )+) *\| ((?:`\w+`,? )+) *\|/gm);
  const named = (cell = '') => [...cell.matchAll(/\w+/g)].map(([state]) => state);
  const moves = [...rows].flatMap(([, from, to]) =>
    named(from).flatMap((state) =>
      named(to).flatMap((next) => (next === state ? [] : [`${state} → ${next}`])),
    ),
  );
  return [...new Set(moves)].toSorted();
}
