import { describe, it } from 'vitest';
import {
  databaseIsFull,
  databaseRestarts,
  listenerIsKilled,
  peerIsGone,
  readerIsSlow,
  tableIsLocked,
  updatesInAStream,
} from '#tests/engine/support/fault-cases.ts';

describe('live queries through faults, at full size', () => {
  it('survive a restart of PostgreSQL with 1,000 subscriptions', () => databaseRestarts({ clients: 1_000 }));

  it('miss no change while the LISTEN connection is killed twenty times', () =>
    listenerIsKilled({ clients: 200, times: 20 }));

  it('deliver the right last state to 1,000 clients after 1,000 updates a second for 10 s', () =>
    updatesInAStream({ clients: 1_000, seconds: 10 }));

  it('keep only the latest state for a client that does not read its socket', () =>
    readerIsSlow({ rounds: 10 }));

  it('free the socket of a client that vanished without closing it', () => peerIsGone());

  it('deliver changes again after a lock on their table is released', () => tableIsLocked());

  it('deliver changes again once PostgreSQL has free connections', () => databaseIsFull());
});
