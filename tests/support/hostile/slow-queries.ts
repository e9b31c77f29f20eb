import { hostileRequests, repeat, type Attack } from './attack.ts';
import { slowOperation } from './slow-pattern.ts';

const AT_ONCE = 40;
const PAUSE_MS = 100;

/** Keeps 40 queries under way that take seconds each. */
const slowQueries =
  (emailOf: (at: number) => string): Attack =>
  (target) => {
    const requests = hostileRequests(target);
    const ends = Array.from({ length: AT_ONCE }, (_, at) =>
      repeat(() => requests.post(slowOperation('query'), { address: emailOf(at) }), PAUSE_MS),
    );

    return Promise.resolve({
      stop: () => {
        for (const end of ends) end();
        return Promise.resolve(requests.hangUp());
      },
    });
  };

export const slowQueriesOfPrefix = slowQueries((at) => `2001:db8:1:2::${(at + 1).toString(16)}`);
export const slowQueriesOfTwo = slowQueries((at) => `203.0.113.${10 + (at % 2)}`);
