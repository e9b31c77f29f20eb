import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { CHUNK } from '#actions/lib/delete-chunk.ts';
import { cleanUp, type CleaningPart } from './clean-up.ts';

/** Runs parts with a log that is kept, and a clock that each chunk advances by a second. */
async function run(parts: CleaningPart[], isStopping?: () => boolean) {
  const logged: Array<Record<string, unknown>> = [];
  const failed: string[] = [];
  let time = 0;
  const timed = parts.map(({ name, run: inner, chunk }) => ({
    name,
    chunk,
    run: () => {
      time += 1_000;
      return inner();
    },
  }));
  const log = pino({}, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) });
  await cleanUp(timed, {
    log,
    onFailure: (part) => failed.push(part),
    now: () => time,
    ...(isStopping && { isStopping }),
  });
  return { logged, failed };
}

/** Part that returns these counts, one a chunk, and notes its chunks. */
const partOf = (name: string, counts: number[]) => {
  const done: number[] = [];
  const part: CleaningPart = {
    name,
    chunk: CHUNK,
    run: () => {
      const count = counts[done.length] ?? counts.at(-1) ?? 0;
      done.push(count);
      return Promise.resolve(count);
    },
  };
  return { part, done };
};

describe('cleanUp', () => {
  it('logs and reports a part that fails, and runs the part after it', async () => {
    const after = partOf('after', [3]);

    const { logged, failed } = await run([
      { name: 'broken', chunk: CHUNK, run: () => Promise.reject(new Error('no such table')) },
      after.part,
    ]);

    expect(failed).toEqual(['broken']);
    expect(logged).toMatchObject([{ level: 50, part: 'broken', err: { message: 'no such table' } }]);
    expect(after.done).toEqual([3]);
  });

  it('runs a part again while it returns full chunks, for five seconds at most', async () => {
    const few = partOf('few', [CHUNK, CHUNK, 7]);
    const many = partOf('many', [CHUNK]);

    await run([few.part, many.part]);

    expect(few.done).toEqual([CHUNK, CHUNK, 7]);
    expect(many.done).toHaveLength(5);
  });

  it('runs no further chunk once the process is stopping', async () => {
    let chunks = 0;
    const part = partOf('endless', [CHUNK]);
    const next = partOf('next', [0]);

    await run([part.part, next.part], () => (chunks += 1) > 2);

    expect(part.done).toHaveLength(2);
    expect(next.done).toEqual([]);
  });
});
