import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '#tests/support/processes/children-of.ts';
import type { Outcomes } from '#tests/support/hostile/attack.ts';
import { memoryMb } from '#tests/support/process-memory.ts';
import type { Remote } from '#tests/support/processes/remote-process.ts';
import type { Timings } from '#tests/support/hostile/timings.ts';
import type { BuiltEngine } from './built-engine.ts';
import type { Observed } from './measures.ts';
import type { Row } from './rows.ts';

export type Effort = { readonly quietSeconds: number; readonly attackSeconds: number };

export type Place = {
  readonly attackers: Remote;
  readonly innocents: Remote;
  /** Process id of PostgreSQL's first process. */
  readonly postmaster: number;
};

export type Measured = {
  readonly quiet: Observed;
  readonly attacked: Observed;
  /** Counts of the answers that the attackers got. */
  readonly outcomes: Outcomes;
};

const WARM_UP_SECONDS = 1;
/** Milliseconds that innocent people wait for anything. */
const PATIENCE_MS = 10_000;
const SAMPLE_MS = 500;
/** Milliseconds after which an attack must have left no memory behind. */
const LEFT_AFTER_MS = 5_000;
const UNSEEN = { engineMb: Number.NaN, leftMb: Number.NaN, backendMb: Number.NaN };

/** Observes innocent people of one engine, first in quiet, then under a row's attack. */
export async function measureRow(
  startEngine: () => Promise<BuiltEngine>,
  row: Row,
  place: Place,
  effort: Effort,
): Promise<Measured> {
  const engine = await startEngine();
  const { attackers, innocents, postmaster } = place;
  try {
    await innocents.call('open', { url: engine.url, admin: await engine.headers('site_admin') });
    const observeFor = (seconds: number) => observe(engine, row, place, seconds);
    await observeFor(WARM_UP_SECONDS);
    const quiet = await observeFor(effort.quietSeconds);
    const target = { url: engine.url, writer: await engine.headers('mailing'), postmaster };
    await attackers.call('start', { name: row.attack, target });
    const attacked = await observeFor(Math.max(effort.attackSeconds, row.leastSeconds ?? 0));

    const outcomes = await attackers.call<Record<string, Outcomes>>('stop');

    return { quiet, attacked, outcomes: outcomes[row.attack] ?? {} };
  } finally {
    await attackers.call('stop');
    await engine.stop();
  }
}

async function observe(engine: BuiltEngine, row: Row, place: Place, seconds: number): Promise<Observed> {
  const observation = { perSecond: row.perSecond, seconds, patienceMs: PATIENCE_MS };
  // Watching disturbs the engine, which collects garbage twice a second for it.
  const watchesMemory = row.measures.some(({ unit }) => unit === 'MB');
  const memory = watchesMemory ? watchMemory(engine, place.postmaster) : undefined;
  const timings = await place.innocents.call<Record<string, Timings>>('observe', observation);
  const seen = (await memory?.stop()) ?? UNSEEN;

  return { timings, ...seen };
}

/**
 * Asks twice a second how much memory the engine and PostgreSQL's processes use, and keeps the most; of the engine also
 * what it uses 5 s after the beginning, or at the end of a shorter time.
 */
function watchMemory(engine: BuiltEngine, postmaster: number) {
  const most = { engineMb: 0, leftMb: 0, backendMb: 0 };
  const beganMs = performance.now();
  let isOver = false;
  let isLeft = false;
  const watching = (async () => {
    while (!isOver) {
      const usedMb = await engine.usedMb();
      if (!isLeft) most.leftMb = usedMb;
      isLeft = performance.now() - beganMs > LEFT_AFTER_MS;
      most.engineMb = Math.max(most.engineMb, usedMb);
      most.backendMb = Math.max(
        most.backendMb,
        ...childrenOf(postmaster).map((pid) => memoryMb(pid, 'RssAnon')),
      );
      await sleep(SAMPLE_MS);
    }
  })();

  return {
    stop: async () => {
      isOver = true;
      await watching;
      return most;
    },
  };
}
