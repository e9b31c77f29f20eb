import { describe, it } from 'vitest';
import {
  databaseRestarts,
  listenerIsKilled,
  peerIsGone,
  readerIsSlow,
  updatesInAStream,
} from '#tests/engine/support/fault-cases.ts';

describe('live queries through faults, at full size', () => {
  it('survive a restart of the database under 1,000 subscriptions', () =>
    databaseRestarts({ clients: 1_000 }));

  it('miss nothing while the connection for notifications is killed twenty times', () =>
    listenerIsKilled({ clients: 200, times: 20 }));

  it('arrive at the right last state of 1,000 updates a second for 10 s at each of 1,000 clients', () =>
    updatesInAStream({ clients: 1_000, seconds: 10 }));

  it('keep only the latest state for a reader that does not read', () => readerIsSlow({ rounds: 10 }));

  it('free the socket of a client that is gone without a word', () => peerIsGone());
});
