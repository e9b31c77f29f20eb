import { signalFamily } from '#tests/support/processes/children-of.ts';
import { countOutcomes, type Attack } from './attack.ts';

/** Stops all processes of PostgreSQL, as a hanging disk does, until the attack ends. */
export const frozenDatabase: Attack = ({ postmaster }) => {
  signalFamily(postmaster, 'SIGSTOP');

  return Promise.resolve({
    stop: () => {
      signalFamily(postmaster, 'SIGCONT');
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
  const thaw = () => signalFamily(postmaster, 'SIGCONT');
  const timer = setInterval(() => {
    signalFamily(postmaster, 'SIGSTOP');
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
