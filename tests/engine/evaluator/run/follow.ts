import { nextBatch, type Batch, cursorOf } from '../evaluate/next-batch.ts';
import type { Context } from '../evaluate/context.ts';
import { type FieldNode, fieldsOf, type Operation } from '../operation/document.ts';
import type { State, World } from '../world/model.ts';
import { canonicalText, type Value } from '../world/values.ts';
import { readAnswer, written } from './compare.ts';
import { expectedAnswer, foundAnswer } from './failing-case.ts';
import type { Received } from './open-live.ts';

/** Rows, and how long an answer may take until it counts as lost. */
type Now = { readonly world: World; readonly state: State; readonly lostMs: number };
export type Missed = { readonly expected: string; readonly found: string };

/** A live query or a stream, with what it has shown so far. */
export type Followed = {
  readonly operation: Operation;
  /** Tells what is shown of the rows, by the evaluator. */
  shows(rows: Omit<Now, 'lostMs'>): string;
  /** Waits until all is shown that the evaluator says; returns what is not. */
  settle(now: Now): Promise<Missed | undefined>;
  close(): void;
};

/** Follows a subscription whose answers are received. */
export function follow(operation: Operation, received: Received): Followed {
  const [[name, field] = []] = fieldsOf(operation.nodes);
  if (name !== undefined && field?.meaning.kind === 'stream')
    return followStream(operation, { name, field }, received);
  const shows = (rows: Omit<Now, 'lostMs'>) =>
    expectedAnswer(operation, { ...rows, session: operation.session }).expected;

  return {
    operation,
    shows,
    settle: async ({ lostMs, ...rows }) => {
      const expected = shows(rows);
      const untilMs = performance.now() + lostMs;
      for (;;) {
        const last = received.last();
        const found = last === undefined ? 'nothing' : foundAnswer(operation, expected, last);
        if (found === expected) return undefined;
        const leftMs = untilMs - performance.now();
        if (leftMs <= 0) return { expected, found };
        await received.next(leftMs);
      }
    },
    close: received.close,
  };
}

function followStream(
  operation: Operation,
  { name, field }: { readonly name: string; readonly field: FieldNode },
  received: Received,
): Followed {
  let cursor = cursorOf(field).value;
  let read = 0;
  const next = (rows: Omit<Now, 'lostMs'>) => {
    const context: Context = { ...rows, session: operation.session };

    return nextBatch(field, cursor, context);
  };

  return {
    operation,
    shows: (rows) => canonicalText((next(rows) ?? null) as Value),
    settle: async ({ lostMs, ...rows }) => {
      for (;;) {
        const batch = next(rows);
        const untilMs = performance.now() + lostMs;
        while (batch !== undefined && received.count() === read && performance.now() < untilMs)
          await received.next(untilMs - performance.now());
        const body = received.count() > read ? received.at(read) : undefined;
        if (batch === undefined && body === undefined) return undefined;
        const expected = batch === undefined ? 'nothing' : batchText(field, batch);
        if (batch === undefined || body === undefined || !isBatch(field, name, batch, body))
          return { expected, found: body ?? 'nothing' };
        read += 1;
        cursor = batch.cursor;
      }
    },
    close: received.close,
  };
}

const textsOf = ({ nodes = [] }: FieldNode, rows: readonly Value[]) => rows.map((row) => written(nodes, row));

function batchText(field: FieldNode, { groups, count }: Batch): string {
  return `${count} rows of ${groups.map((rows) => `[${textsOf(field, rows).join(', ')}]`).join(', then ')}`;
}

/** Tells whether an answer has the rows of a batch: of the last group any, of the others all. */
function isBatch(field: FieldNode, name: string, { groups, count }: Batch, body: string): boolean {
  if (!body.startsWith('{"data":')) return false;
  const { data } = readAnswer(body) as { readonly data: { readonly [key: string]: readonly Value[] } };
  const found = textsOf(field, data[name] ?? []);
  let at = 0;
  for (const rows of groups) {
    const left = textsOf(field, rows);
    for (const text of found.slice(at, at + left.length)) {
      if (!left.includes(text)) return false;
      left.splice(left.indexOf(text), 1);
    }
    at += rows.length;
  }

  return found.length === count;
}
