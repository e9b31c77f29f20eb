import { childrenOf } from '#tests/support/processes/children-of.ts';
import { countOutcomes, type Attack } from './attack.ts';

/** Stops all processes of PostgreSQL, as a hanging disk does, until the attack ends. */
export const frozenDatabase: Attack = ({ postmaster }) => {
  signalServer(postmaster, 'SIGSTOP');

  return Promise.resolve({
    stop: () => {
      signalServer(postmaster, 'SIGCONT');
      return Promise.resolve({});
    },
  });
};

const FREEZE_MS = 1_000;
const BETWEEN_MS = 20_000;

/** Stops PostgreSQL for a second, three times a minute. */
export const stutteringDatabase: Attack = ({ postmaster }) => {
  const outcomes = countOutcomes();
  let thawing: NodeJS.Timeout | undefined;
  const thaw = () => signalServer(postmaster, 'SIGCONT');
  const timer = setInterval(() => {
    signalServer(postmaster, 'SIGSTOP');
    outcomes.count('freezes');
    thawing = setTimeout(thaw, FREEZE_MS);
  }, BETWEEN_MS);

  return Promise.resolve({
    stop: () => {
      clearInterval(timer);
      clearTimeout(thawing);
      thaw();
      return Promise.resolve(outcomes.counts());
    },
  });
};

/** Sends a signal to PostgreSQL's first process and to its children. */
function signalServer(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of [postmaster, ...childrenOf(postmaster)]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A child may have ended in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
