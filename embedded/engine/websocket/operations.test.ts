import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { Executor } from '../contract/execution.ts';
import { Budget } from '../limits/budget.ts';
import type { LiveEngine } from '../live/live-engine.ts';
import { UnsentBytes } from '../transport/unsent-bytes.ts';
import { Operations } from './operations.ts';
import { Outbox } from './outbox.ts';
import { createPairs } from './test-pair.ts';
import { transportWs } from './transport-ws.ts';

const KIBIBYTE = 1024;

describe('Operations of a client that does not read its answers', () => {
  const pairs = createPairs();
  let stream: Duplex;
  let client: WebSocket;
  let outbox: Outbox;
  let operations: Operations;
  let executions: number;
  let whileExecuting: () => void;

  /** Leaves no room for a further answer. */
  const fill = () => {
    while (stream.writableLength <= 256 * KIBIBYTE) outbox.send('x'.repeat(300 * KIBIBYTE));
  };

  beforeAll(pairs.listen);
  beforeEach(async () => {
    const pair = await pairs.open();
    ({ stream, client } = pair);
    outbox = new Outbox(pair.socket, stream, '10.0.0.1', new UnsentBytes());
    executions = 0;
    whileExecuting = () => undefined;
    const executor: Executor = {
      execute: () => {
        executions += 1;
        whileExecuting();
        return Promise.resolve({ body: '{"data":{}}' });
      },
      operationKind: () => 'query',
      prepareLive: () => expect.fail('nothing is subscribed to'),
    };
    operations = new Operations({
      executor,
      live: undefined as unknown as LiveEngine,
      logger: pino({ level: 'silent' }),
      maxOperations: 10,
      socket: pair.socket,
      outbox,
      protocol: transportWs,
      session: { role: 'user', variables: {}, isTrusted: false, useBackendOnlyPermissions: false },
      headers: {},
      network: '10.0.0.1',
      budgetOf: () => Budget.unlimited(),
      timeLimitOf: () => 30_000,
    });
  });
  afterEach(() => client.terminate());
  afterAll(pairs.close);

  it('do not begin if they are stopped while they wait for room to send', async () => {
    fill();
    operations.start('1', { query: '{ items }' });
    await setImmediate();

    operations.stop('1');
    await setImmediate();

    expect(executions).toBe(0);
  });

  it('do not run again if they are stopped while their answer waits for room to send', async () => {
    whileExecuting = fill;
    operations.start('1', { query: '{ items }' });
    await setImmediate();
    expect(executions).toBe(1);

    operations.stop('1');
    await setImmediate();

    expect(executions).toBe(1);
  });
});
