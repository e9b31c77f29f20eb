import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '#tests/support/seeded.ts';
import { newEntry, type PageView } from '#web/site/prerender/page-entry.ts';
import { nextState, PAGE_STATES, type PageState } from '#web/site/prerender/page-states.ts';
import { PageStore } from '#web/site/prerender/page-store.ts';

const VIEWS: PageView[] = ['/', '/plans', '/?currency=KWD'].map((address) => {
  const [path = '', search] = address.split('?');

  return { path, language: 'en', search: search === undefined ? '' : `?${search}` };
});
const ANSWERS = ['plans', 'notices'];
const STEPS = 200;
const SEEDS = 25;
/** Each run has other steps. A failed one is repeated by its number here. */
const FIRST_SEED = Number(process.env['PAGE_FIRST_SEED'] ?? randomInt(2 ** 31));
/** Longest wait of a stale or failed page before it is drawn. */
const LONGEST_WAIT_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the moves that happen from now on, as `state event`. */
function recordMoves(): ReadonlySet<string> {
  const moves = new Set<string>();
  for (const [state, events] of Object.entries(PAGE_STATES)) {
    const recorder = new Proxy(events, {
      get(target, event) {
        moves.add(`${state} ${String(event)}`);
        return Reflect.get(target, event);
      },
    });
    vi.spyOn(PAGE_STATES, state as PageState, 'get').mockReturnValue(recorder as never);
  }

  return moves;
}

/** Lets everything go on that waits for no time. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the states of a prerendered page', () => {
  it('go through exactly the transitions of the table, over random requests, changes, drawings and waits', async () => {
    const known = Object.entries(PAGE_STATES).flatMap(([state, events]) =>
      Object.keys(events).map((event) => `${state} ${event}`),
    );
    const moves = recordMoves();
    process.stdout.write(`PAGE_FIRST_SEED=${FIRST_SEED}\n`);

    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
      await drive(seeded(seed));
    }

    expect([...moves].toSorted()).toEqual(known.toSorted());
  });

  it('refuse an event for which the current state has no transition', () => {
    expect(newEntry(VIEWS[0]!).state).toBe('stale');
    expect(() => nextState('fresh', 'draw')).toThrow('A page that is fresh has no event "draw"');
  });
});

/** Does random steps with a store, then waits until its pages show the newest answers. */
async function drive(random: () => number): Promise<void> {
  const pick = <T>(items: readonly T[]): T => items[Math.trunc(random() * items.length)]!;
  let version = 0;
  let ends: (() => void)[] = [];
  let isCalm = false;
  const store = new PageStore({
    draw: async ({ path }) => {
      const drawn = version;
      if (!isCalm) await new Promise<void>((resolve) => ends.push(resolve));
      const luck = isCalm ? 1 : random();
      if (luck < 0.2) throw new Error('This drawing fails.');

      return luck < 0.4 ? undefined : { html: `${path} ${drawn}`, headers: {}, shows: new Set(ANSWERS) };
    },
    log: { error: () => undefined },
    compression: 'fast',
  });
  const endDrawings = () => {
    for (const end of ends) end();
    ends = [];
  };
  const steps = [
    () => void store.get(pick(VIEWS)),
    () => store.add(pick(VIEWS), { isFirst: random() < 0.5 }),
    () => store.add(pick(VIEWS), { isFirst: random() < 0.5 }),
    () => store.add(pick(VIEWS)),
    () => {
      version += 1;
      store.refresh(pick([...ANSWERS, undefined]), { isUrgent: random() < 0.5 });
    },
    endDrawings,
    endDrawings,
    () => vi.advanceTimersByTime(pick([100, 1_000, 20_000])),
    settle,
    settle,
  ];
  for (let step = 0; step < STEPS; step += 1) await pick(steps)();

  isCalm = true;
  store.refresh();
  const areNewest = async () => {
    const pages = VIEWS.map((view) => store.get(view));
    await settle();
    vi.advanceTimersByTime(LONGEST_WAIT_MS);

    return (await Promise.all(pages)).every((page) => page?.identity.toString().endsWith(` ${version}`));
  };
  while (!(await areNewest())) endDrawings();
  store.close();
}
