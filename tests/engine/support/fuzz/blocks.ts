import { type Profiler, Session } from 'node:inspector/promises';

type Range = readonly [from: number, to: number];
/** Ranges of one function that ran in no input; `size` is the length of the whole function. */
type Known = { gaps: readonly Range[]; readonly size: number };

/** What ran since the last call of `take`: the ranges that did not run, of each function that ran. */
export type Taken = ReadonlyMap<string, readonly Range[]>;

/** Tells by V8's coverage which blocks of the engine's own code have run, and which of them for the first time. */
export class Blocks {
  readonly #session = new Session();
  readonly #known = new Map<string, Known>();

  /** Code that was compiled before is covered by whole functions only. */
  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Ends the session, and with it the coverage. */
  stop(): void {
    this.#session.disconnect();
  }

  /** Forgets which blocks have run, for another target. */
  async forget(): Promise<void> {
    this.#known.clear();
    await this.take();
  }

  /** Returns what ran since the last call. */
  async take(): Promise<Taken> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const taken = new Map<string, readonly Range[]>();
    for (const { url, functions } of result) {
      const at = url.indexOf('/embedded/engine/');
      if (at < 0) continue;
      for (const { ranges } of functions) {
        const [whole, ...inner] = ranges as [Profiler.CoverageRange, ...Profiler.CoverageRange[]];
        if (whole.count === 0) continue;
        const gaps = inner.filter(({ count }) => count === 0);
        taken.set(
          `${url.slice(at + 1)}:${whole.startOffset}:${whole.endOffset}`,
          gaps.map(({ startOffset, endOffset }): Range => [startOffset, endOffset]),
        );
      }
    }

    return taken;
  }

  /** Returns true if a block ran that ran in no input that was learnt. */
  isNew(taken: Taken): boolean {
    return [...taken].some(([key, gaps]) => {
      const known = this.#known.get(key);

      return known === undefined || total(common(known.gaps, gaps)) < total(known.gaps);
    });
  }

  learn(taken: Taken): void {
    for (const [key, gaps] of taken) {
      const known = this.#known.get(key);
      const [from = 0, to = 0] = key.split(':').slice(1).map(Number);
      this.#known.set(key, { gaps: known ? common(known.gaps, gaps) : gaps, size: to - from });
    }
  }

  /** Counts the functions that ran, the blocks in them that never ran, and the characters of code that ran. */
  get counts() {
    const known = [...this.#known.values()];
    const size = known.reduce((sum, one) => sum + one.size, 0);
    const unreached = known.reduce((sum, { gaps }) => sum + total(gaps), 0);

    return {
      functions: known.length,
      blocksLeft: known.reduce((sum, { gaps }) => sum + gaps.length, 0),
      characters: size - unreached,
    };
  }

  /** Lists the blocks that never ran in functions that did. */
  get gaps(): string[] {
    return [...this.#known].flatMap(([key, { gaps }]) =>
      gaps.map(([from, to]) => `${key.split(':')[0]}:${from}-${to}`),
    );
  }
}

/** Returns what two lists of ranges have in common. */
function common(some: readonly Range[], others: readonly Range[]): Range[] {
  return some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): Range[] => {
      const range: Range = [Math.max(from, start), Math.min(to, end)];

      return range[0] < range[1] ? [range] : [];
    }),
  );
}

function total(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}
