import { serveCalls } from '#tests/support/processes/remote-process.ts';
import type { Outcomes, RunningAttack, Target } from './attack.ts';
import { attacks, type AttackName } from './attacks.ts';
import { beginAgain } from './begin-again.ts';

type Order = {
  readonly name: AttackName;
  readonly target: Target;
  /** Milliseconds after which the attackers give up and begin again; without it, they never give up. */
  readonly againMs?: number;
};

const running = new Map<AttackName, { readonly attack: RunningAttack; readonly target: Target }>();

/** Stops all attacks; returns what the attackers of each were answered. */
async function stopAll(): Promise<Record<string, Outcomes>> {
  const stopped = [...running].map(async ([name, { attack }]) => [name, await attack.stop()] as const);
  running.clear();

  return Object.fromEntries(await Promise.all(stopped));
}

/** Runs attacks in a process of their own. */
serveCalls(
  {
    start: async ({ name, target, againMs }: Order) => {
      const begin = () => attacks[name](target);
      const attack = againMs === undefined ? await begin() : beginAgain(begin, againMs);
      running.set(name, { attack, target });
    },
    /** Replaces the token of the program that attacks, from its next beginning on. */
    renew: (writer: Target['writer']) => {
      for (const { target } of running.values()) Object.assign(target, { writer });
    },
    stop: stopAll,
  },
  stopAll,
);
