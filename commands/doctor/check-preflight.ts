import type { Preflight } from '#embedded/stack/preflight.ts';
import { runningProduct } from '#embedded/stack/running-product.ts';
import { ok, refusal, type Check } from './check.ts';
import { readStart } from './read-start.ts';

/** What a start would ask, and where the product answers that would be started. */
export type Start = {
  readonly preflight: readonly Preflight[];
  readonly address: string;
  readonly dataDir: string;
};

/** Asks what a start asks, in its own sentences; what the product that runs holds itself is no fault. */
export const checkPreflight = (start: Start): Check[] =>
  start.preflight.map((preflight) => asStartAsks(preflight, (signal) => isRunning(start, signal)));

/** Asks one thing that a start asks; an error of `isRunning` means that the product does not run. */
export const asStartAsks = (
  { name, good, held, check }: Preflight,
  isRunning: (signal: AbortSignal) => Promise<boolean>,
): Check => ({
  name,
  run: async (signal) => {
    try {
      await check();
      return [ok(good)];
    } catch (error) {
      const isHeld = held !== undefined && (await isRunning(signal).catch(() => false));
      return [isHeld ? ok(held) : refusal(error)];
    }
  },
});

/** Tells whether what answers is a web server of the product, and the product of this data folder runs. */
async function isRunning({ address, dataDir }: Start, signal: AbortSignal): Promise<boolean> {
  const { actions } = runningProduct(dataDir);
  if (actions === undefined || !(await fetch(`${actions}/livez`, { signal })).ok) return false;
  const answer = await fetch(`${address}/healthz`, { signal, redirect: 'error' });
  const { parts } = JSON.parse(await readStart(answer)) as { parts?: object };
  return parts !== undefined && 'engine' in parts && 'actions' in parts;
}
