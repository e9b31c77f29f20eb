import { serveCalls } from '#tests/support/remote-process.ts';
import type { RunningAttack, Target } from './attack.ts';
import { attacks, type AttackName } from './attacks.ts';

const running = new Map<AttackName, RunningAttack>();

async function stopAll(): Promise<void> {
  await Promise.all([...running.values()].map((attack) => attack.stop()));
  running.clear();
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
