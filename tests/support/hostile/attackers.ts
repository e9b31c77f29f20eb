import { serveCalls } from '#tests/support/remote-process.ts';
import type { Outcomes, RunningAttack, Target } from './attack.ts';
import { attacks, type AttackName } from './attacks.ts';

const running = new Map<AttackName, RunningAttack>();

/** Stops all attacks; returns what the attackers of each were answered. */
async function stopAll(): Promise<Record<string, Outcomes>> {
  const stopped = [...running].map(async ([name, attack]) => [name, await attack.stop()] as const);
  running.clear();

  return Object.fromEntries(await Promise.all(stopped));
}

/** Runs attacks in a process of their own. */
serveCalls(
  {
    start: async ({ name, target }: { name: AttackName; target: Target }) => {
      running.set(name, await attacks[name](target));
    },
    stop: stopAll,
  },
  stopAll,
);
