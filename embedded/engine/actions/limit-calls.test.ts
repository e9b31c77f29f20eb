import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestProcess, type TestProcess } from '#runtime/process/test-process.ts';
import type { ActionAnswer, ActionCall } from '../contract/execution.ts';
import { Caller } from '../limits/caller.ts';
import { limitCalls } from './limit-calls.ts';

const ANSWER = { payload: null, headers: [] } as unknown as ActionAnswer;

describe('limitCalls', () => {
  let own: TestProcess;
  let open: { call: ActionCall; end: () => void }[];
  const limited = () =>
    limitCalls((call) => new Promise((resolve) => open.push({ call, end: () => resolve(ANSWER) })), {
      maxActionCalls: 4,
      maxWaiting: 8,
      maxWaitMs: 5_000,
      time: own.time,
    });
  const callOf = (caller?: Caller): ActionCall => ({
    name: 'ask',
    handler: 'http://localhost',
    input: {},
    sessionVariables: {},
    client: { headers: {}, ...(caller && { caller }) },
  });

  beforeEach(() => {
    own = createTestProcess();
    open = [];
  });

  it('makes a limited number of calls at a time, at most half of them for one network', async () => {
    const call = limited();
    for (let index = 0; index < 4; index += 1) void call(callOf(new Caller('greedy')));
    await turn();
    expect(open).toHaveLength(2);

    for (const network of ['b', 'c', 'd']) void call(callOf(new Caller(network)));
    await turn();
    expect(open.map(({ call: { client } }) => client.caller?.key)).toEqual(['greedy', 'greedy', 'b', 'c']);

    open[0]?.end();
    await turn();
    expect(open).toHaveLength(5);
  });

  it('refuses a call that has waited too long, or when too many calls wait', async () => {
    const call = limited();
    const calls = Array.from({ length: 5 }, () => call(callOf(new Caller('greedy'))).catch((e: Error) => e));

    expect(await calls[4]).toMatchObject({ code: 'too-busy' });
    own.run(5_000);
    expect(await calls[3]).toMatchObject({ code: 'too-busy' });
  });

  it('aborts a call a second after its client has hung up, and starts none for such a client', async () => {
    const call = limited();
    const caller = new Caller('a', own.time);
    void call(callOf(caller)).catch(() => undefined);
    await turn();

    caller.hangUp();
    own.run(950);
    expect(open[0]?.call.signal?.aborted).toBe(false);
    own.run(50);
    expect(open[0]?.call.signal?.aborted).toBe(true);

    await expect(call(callOf(caller))).rejects.toThrow();
    expect(open).toHaveLength(1);
  });

  it('does not limit calls that are made for no client', async () => {
    const call = limited();
    for (let index = 0; index < 9; index += 1) void call(callOf());
    await turn();

    expect(open).toHaveLength(9);
  });
});
