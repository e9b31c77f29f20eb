import { randomOf, type Random } from '../random/random.ts';
import type { Blocks } from './blocks.ts';
import { type Input, mutate } from './mutate.ts';
import { shrink } from './shrink.ts';
import { cpuMsOf, heapMb } from './costs.ts';

/** One entrance of the engine with inputs that it knows and words of its language. */
export type Target = {
  readonly name: string;
  readonly seeds: readonly Input[];
  readonly words: readonly string[];
  /** Counts the inputs that one input holds, such as the frames of a conversation; without it an input is one. */
  sizeOf?(input: Input): number;
  /** Runs an input and names its outcome; rejects if the engine is at fault. */
  run(input: Input): string | Promise<string>;
};

/** An outcome that must not be, with the smallest input that was found for it. */
type Fault = { readonly fault: string; readonly input: Input };

export type Report = {
  readonly inputs: number;
  readonly kept: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
  readonly slowest: { readonly cpuMs: number; readonly input: Input };
  /** Megabytes of the heap after a tenth of the inputs, and after all of them. */
  readonly heapMb: readonly [number, number];
};

type Options = { readonly inputs: number; readonly seed: number };

/** CPU time of an input, with rests of other work, from which on its own is measured. */
const SUSPECT_MS = 25;
const [SMALLEST_BATCH, LARGEST_BATCH] = [64, 2_048];
const MAX_KEPT = 3_000;
/** Longer inputs run, but are not kept: mutants of them take long and show little. */
const MAX_KEPT_LENGTH = 20_000;
const MAX_LENGTH = 250_000;
const MAX_FAULTS = 20;

/** Runs a few mutants of a target's seeds. Beside other tests they say nothing about time and memory. */
export async function fuzzBriefly(
  target: Target,
  { inputs, seed }: Options,
): Promise<Pick<Report, 'inputs' | 'outcomes' | 'faults'>> {
  const run = new Run(target, randomOf(seed));
  for (const input of run.batch(inputs)) await run.runOne(input);

  return run.report;
}

/** Runs mutants of a target's seeds, and of those mutants that reached new blocks of the engine's code. */
export async function fuzz(
  target: Target,
  { inputs, seed, blocks }: Options & { readonly blocks: Blocks },
): Promise<Report> {
  const run = new Run(target, randomOf(seed));
  await blocks.forget();
  for (const input of target.seeds) await run.runMeasured(input);
  blocks.learn(await blocks.take());
  let size = SMALLEST_BATCH;
  let earlyMb = 0;
  while (run.inputs < inputs && run.faults.size < MAX_FAULTS) {
    const batch = run.batch(Math.min(size, inputs - run.inputs));
    for (const input of batch) await run.runMeasured(input);
    const taken = await blocks.take();
    const isNew = blocks.isNew(taken);
    if (isNew) await keepNew(run, batch, blocks);
    blocks.learn(taken);
    size = isNew ? Math.max(SMALLEST_BATCH, size / 4) : Math.min(LARGEST_BATCH, size * 2);
    if (earlyMb === 0 && run.inputs >= inputs / 10) earlyMb = heapMb();
  }

  return { ...run.report, kept: run.kept, slowest: run.slowest, heapMb: [earlyMb, heapMb()] };
}

/** Keeps the inputs of a batch that reach new blocks when they run again; the blocks are taken for halves of it. */
async function keepNew(run: Run, batch: readonly Input[], blocks: Blocks): Promise<void> {
  const middle = Math.ceil(batch.length / 2);
  for (const half of [batch.slice(0, middle), batch.slice(middle)]) {
    if (half.length === 0) continue;
    for (const input of half) await run.again(input);
    const taken = await blocks.take();
    if (!blocks.isNew(taken)) continue;
    if (half.length > 1) await keepNew(run, half, blocks);
    else run.keep(half[0]!);
    blocks.learn(taken);
  }
}

class Run {
  readonly #target: Target;
  readonly #random: Random;
  /** Inputs as JSON outside the heap, whose growth is the engine's alone. */
  readonly #corpus: Buffer[];
  readonly #outcomes = new Map<string, number>();
  readonly faults = new Map<string, Input>();
  slowest: { cpuMs: number; input: Input } = { cpuMs: 0, input: null };
  inputs = 0;

  constructor(target: Target, random: Random) {
    this.#target = target;
    this.#random = random;
    this.#corpus = target.seeds.map((seed) => Buffer.from(JSON.stringify(seed)));
  }

  get kept(): number {
    return this.#corpus.length - this.#target.seeds.length;
  }

  get report() {
    return {
      inputs: this.inputs,
      outcomes: Object.fromEntries([...this.#outcomes].toSorted(([, one], [, other]) => other - one)),
      faults: [...this.faults].map(([fault, input]) => ({ fault, input })),
    };
  }

  /** Makes and counts so many inputs. */
  batch(size: number): Input[] {
    const made: Input[] = [];
    for (let left = size; left > 0;) {
      const mutant = this.#mutant();
      const count = this.#target.sizeOf?.(mutant) ?? 1;
      made.push(mutant);
      this.inputs += count;
      left -= count;
    }

    return made;
  }

  #mutant(): Input {
    const recent = this.#random.oneIn(2) ? this.#corpus.slice(-30) : this.#corpus;
    const read = (corpus: readonly Buffer[]) => JSON.parse(this.#random.pick(corpus).toString()) as Input;
    const parent = read(recent);
    const mutant = mutate(parent, read(this.#corpus), this.#target.words, this.#random);

    return JSON.stringify(mutant).length > MAX_LENGTH ? parent : mutant;
  }

  keep(input: Input): void {
    const text = JSON.stringify(input);
    if (this.kept < MAX_KEPT && text.length <= MAX_KEPT_LENGTH) this.#corpus.push(Buffer.from(text));
  }

  async runOne(input: Input): Promise<void> {
    const outcome = await this.again(input);
    if (outcome.fault !== undefined) await this.#fault(outcome.fault, input);
    const name = outcome.name ?? 'fault';
    this.#outcomes.set(name, (this.#outcomes.get(name) ?? 0) + 1);
  }

  /** Runs an input, and measures its CPU time if it may be the slowest. */
  async runMeasured(input: Input): Promise<void> {
    const before = process.cpuUsage();
    await this.runOne(input);
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 <= Math.max(SUSPECT_MS, this.slowest.cpuMs)) return;
    const cpuMs = await cpuMsOf(() => this.again(input));
    if (cpuMs > this.slowest.cpuMs) this.slowest = { cpuMs, input };
  }

  /** Runs an input that is counted already, or never is. */
  again(input: Input): ReturnType<typeof outcomeOf> {
    return outcomeOf(this.#target, input);
  }

  async #fault(fault: string, input: Input): Promise<void> {
    if (this.faults.has(fault)) return;
    this.faults.set(fault, input);
    const fails = async (smaller: Input) => (await outcomeOf(this.#target, smaller)).fault === fault;
    this.faults.set(fault, await shrink(input, fails, this.#random));
  }
}

async function outcomeOf(target: Target, input: Input): Promise<{ name?: string; fault?: string }> {
  try {
    return { name: await target.run(input) };
  } catch (error) {
    return { fault: describe(error) };
  }
}

/** Describes an error and the place where it was thrown, without texts of the input. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` <- ${describe(error.cause)}`;
  const place = /\/(embedded\/engine\/\S+?:\d+)/.exec(error.stack ?? '')?.[1] ?? '';

  return `${error.name}: ${error.message.slice(0, 80)} ${place}${cause}`;
}
