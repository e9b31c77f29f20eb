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
    'miss no change while the connection for notifications is killed repeatedly',
    () => listenerIsKilled({ clients: 10, times: 3, isShared }),
    60_000,
  );

  it(
    'reach the right final state after a stream of updates',
    () => updatesInAStream({ clients: 20, seconds: 2, isShared }),
    60_000,
  );

  it(
    'keep only the latest state for a client that does not read',
    () => readerIsSlow({ rounds: 1, isShared }),
    60_000,
  );

  it('continue once a lock on their table has ended', () => tableIsLocked({ isShared }));

  it('continue once a full database has free connections again', () => databaseIsFull());
});
