import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { countReceived } from '#runtime/bytes/held-bytes.ts';
import { createTestProcess } from '#runtime/process/test-process.ts';
import { describe, expect, it } from 'vitest';
import { Budget } from '../limits/budget.ts';
import { Caller } from '../limits/caller.ts';
import { noLimits } from '../limits/limits.ts';
import { UnsentBytes } from '../transport/unsent-bytes.ts';
import { type ReceiveParts, receiveRequest } from './receive-request.ts';

const LIMIT_MS = 5_000;

describe('receiveRequest', () => {
  it('starts the time limit of the operations only once the request’s body has arrived', async () => {
    const request = Object.assign(new PassThrough(), { headers: {} }) as unknown as IncomingMessage &
      PassThrough;
    const own = createTestProcess();
    const caller = new Caller('10.0.0.1', own.time);
    const parts: ReceiveParts = {
      authenticate: () =>
        Promise.resolve({ role: 'user', variables: {}, isTrusted: false, useBackendOnlyPermissions: false }),
      limits: { ...noLimits, maxBodyBytes: 1_000 } as ReceiveParts['limits'],
      unsent: new UnsentBytes(),
      received: countReceived(),
      budgetOf: () => Budget.unlimited(),
      timeLimitOf: () => LIMIT_MS,
    };
    const receiving = receiveRequest(request, caller, parts);

    request.write('{"query":');
    await setImmediate();
    own.run(60_000);
    request.end('"{ items }"}');

    expect((await receiving).text).toBe('{"query":"{ items }"}');
    expect(caller.leftMs).toBe(LIMIT_MS);
  });
});
