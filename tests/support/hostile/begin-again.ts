import { setTimeout as sleep } from 'node:timers/promises';
import { countOutcomes, type Outcomes, type RunningAttack } from './attack.ts';

/**
 * Begins an attack, and again each time that `everyMs` are over; the attackers hang up in between. A beginning that the
 * server refuses counts as an outcome.
 */
export function beginAgain(begin: () => Promise<RunningAttack>, everyMs: number): RunningAttack {
  const over = new AbortController();
  const outcomes = countOutcomes();
  const round = async () => {
    try {
      const attack = await begin();
      await sleep(everyMs, undefined, { signal: over.signal }).catch(() => undefined);
      add(outcomes.count, await attack.stop());
    } catch {
      outcomes.count('refused');
      await sleep(everyMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  const rounds = (async () => {
    while (!over.signal.aborted) await round();
  })();

  return {
    stop: async () => {
      over.abort();
      await rounds;
      return outcomes.counts();
    },
  };
}

function add(count: (outcome: string, times: number) => void, outcomes: Outcomes): void {
  for (const [outcome, times] of Object.entries(outcomes)) count(outcome, times);
}
