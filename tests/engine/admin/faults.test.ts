import { describe, it } from 'vitest';
import {
  databaseIsFull,
  databaseRestarts,
  listenerIsKilled,
  readerIsSlow,
  tableIsLocked,
  updatesInAStream,
} from '../support/fault-cases.ts';

const isShared = true;

/** The fault cases in a small size; `npm run test:faults` runs them at full size. */
describe('live queries through faults', () => {
  it('survive a restart of the database', () => databaseRestarts({ clients: 50 }));

  it(
    'miss nothing while the connection for notifications is killed',
    () => listenerIsKilled({ clients: 10, times: 3, isShared }),
    60_000,
  );

  it(
    'arrive at the right last state of a stream of updates',
    () => updatesInAStream({ clients: 20, seconds: 2, isShared }),
    60_000,
  );

  it(
    'keep only the latest state for a reader that does not read',
    () => readerIsSlow({ rounds: 1, isShared }),
    60_000,
  );

  it('come back after a lock on their table', () => tableIsLocked({ isShared }));

  it('come back when the database has connections again', () => databaseIsFull());
});
