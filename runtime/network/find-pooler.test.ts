import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { findPooling, poolerWarning } from './find-pooler.ts';

/**
 * Returns a pool whose clients reach PostgreSQL directly, or through a pooler that links each to a server for its whole
 * session, or for one transaction.
 */
function poolBehind(pooler: 'none' | 'session' | 'transaction'): Pool {
  let clients = 0;
  const free = [901, 902];
  const connect = async () => {
    clients += 1;
    const processID = clients;
    let server = pooler === 'session' ? free.pop() : undefined;
    let isOpen = false;
    const query = async (text: string) => {
      if (text === 'begin') isOpen = true;
      server ??= pooler === 'none' ? processID : free.pop();
      const pid = server;
      if (text === 'commit') isOpen = false;
      if (pooler === 'transaction' && !isOpen && server !== undefined) {
        free.push(server);
        server = undefined;
      }
      return { rows: [{ pid }] };
    };
    return { processID, query, release: () => undefined };
  };

  return { connect } as unknown as Pool;
}

describe('findPooling', () => {
  it('tells whether PostgreSQL is reached directly or through a pooler in session or transaction mode', async () => {
    const seen = await Promise.all(
      (['none', 'session', 'transaction'] as const).map((pooler) => findPooling(poolBehind(pooler))),
    );

    expect(seen).toEqual([undefined, 'session', 'transaction']);
  });
});

describe('poolerWarning', () => {
  it('names the features that need session mode if the pooler uses transaction mode, else is undefined', async () => {
    expect(await poolerWarning(poolBehind('session'), 'imports')).toBeUndefined();
    expect(await poolerWarning(poolBehind('transaction'), 'imports')).toBe(
      'A pooler in transaction mode stands before PostgreSQL. These need session mode, or a connection without the pooler: imports.',
    );
  });
});
