import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TURN_MS } from '#runtime/process/own-time.ts';
import { createTestProcess, type TestProcess } from '#runtime/process/test-process.ts';
import { DatabaseProbe } from './database-probe.ts';
import type { ProbeConnection } from './probe-connection.ts';

/** Milliseconds within which a frozen database is known on a quiet machine. */
const KNOWN_WITHIN_MS = 5_000;

type FakeConnection = ProbeConnection & { answer: () => void; isDropped: boolean };

/** A database whose answers are the test's own. */
function createDatabase() {
  const opened: FakeConnection[] = [];
  const state = { kind: 'answers' as 'answers' | 'silent' | 'refuses', opened };
  const connect = (): ProbeConnection => {
    let asking: Promise<void> | undefined;
    let answer = (): void => undefined;
    const connection: FakeConnection = {
      ask: () => {
        if (state.kind === 'refuses') return Promise.reject(new Error('refused'));
        if (state.kind === 'answers' && asking === undefined) return Promise.resolve();
        return (asking ??= new Promise<void>((resolve) => (answer = resolve)));
      },
      answer: () => {
        answer();
        asking = undefined;
      },
      isLost: () => false,
      drop: () => (connection.isDropped = true),
      isDropped: false,
    };
    opened.push(connection);
    return connection;
  };

  return Object.assign(state, { connect });
}

describe('DatabaseProbe', () => {
  let own: TestProcess;
  let database: ReturnType<typeof createDatabase>;
  let probe: DatabaseProbe;
  let calls: string[];
  const settle = () => vi.advanceTimersByTimeAsync(0);
  /** Advances the clock of the machine and that of the process together. */
  const run = async (ms: number) => {
    for (let left = ms; left > 0; left -= TURN_MS) {
      await vi.advanceTimersByTimeAsync(TURN_MS);
      own.run(TURN_MS);
      await settle();
    }
  };
  /** Makes the database silent, and runs until the next question of the probe waits for its answer. */
  const fallSilent = async () => {
    database.kind = 'silent';
    await run(1_000);
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    own = createTestProcess();
    database = createDatabase();
    calls = [];
    probe = new DatabaseProbe({
      databaseUrl: '',
      logger: pino({ level: 'silent' }),
      onFrozen: () => calls.push('frozen'),
      onAnswer: () => calls.push('thawed'),
      time: own.time,
      connect: database.connect,
    });
    probe.start();
    await settle();
  });
  afterEach(() => {
    probe.stop();
    vi.useRealTimers();
  });

  it('reports a frozen database within 5 s, and reports when it answers again', async () => {
    database.kind = 'silent';
    await run(KNOWN_WITHIN_MS - TURN_MS);
    expect(calls).toEqual(['frozen']);
    await expect(probe.check()).rejects.toThrow('the database is unavailable');

    await run(60_000);
    database.kind = 'answers';
    database.opened.at(-1)?.answer();
    await run(250);

    expect(calls).toEqual(['frozen', 'thawed']);
    await expect(probe.check()).resolves.toBeUndefined();
  });

  it('reports no frozen database if the answer arrived while this process itself was blocked', async () => {
    await fallSilent();

    own.arrives(() => database.opened[0]?.answer());
    own.stall(60_000);
    await settle();
    database.kind = 'answers';
    await run(KNOWN_WITHIN_MS);

    expect(calls).toEqual([]);
    expect(database.opened).toHaveLength(1);
  });

  it('waits five times as long for the database when its own process runs five times as late', async () => {
    await fallSilent();

    for (let turns = 0; turns < 2_900 / TURN_MS; turns += 1) {
      own.stall(5 * TURN_MS);
      await settle();
    }
    expect(calls).toEqual([]);
    database.kind = 'answers';
    database.opened.at(-1)?.answer();
    await settle();
    await run(KNOWN_WITHIN_MS);

    expect(calls).toEqual([]);
  });

  it('asks over a second connection when the first stays silent, and reports no frozen database', async () => {
    await fallSilent();
    database.kind = 'answers';

    await run(KNOWN_WITHIN_MS);

    expect(calls).toEqual([]);
    expect(database.opened.map(({ isDropped }) => isDropped)).toEqual([true, false]);
  });

  it('keeps two silent connections at most, however long the database is frozen', async () => {
    await fallSilent();

    await run(60_000);

    expect(database.opened.filter(({ isDropped }) => !isDropped).length).toBeLessThanOrEqual(2);
  });

  it('finds a database unavailable that refuses twice in a row, and asks it again at the next check', async () => {
    database.kind = 'refuses';
    await run(1_300);
    await expect(probe.check()).rejects.toThrow('the database is unavailable');

    database.kind = 'answers';

    await expect(probe.check()).resolves.toBeUndefined();
  });
});
