import { describe, expect, it } from 'vitest';
import { Caller } from './caller.ts';
import { inIntrospectionTurn } from './turns.ts';

describe('inIntrospectionTurn', () => {
  it('lets networks take turns, and skips the work of a client that has hung up', async () => {
    const order: string[] = [];
    const work = (name: string, caller = new Caller(name.slice(0, 1))) => ({
      caller,
      done: inIntrospectionTurn(caller, () => order.push(name)).catch(({ name: error }: Error) => error),
    });

    const greedy = [work('a1'), work('a2'), work('a3'), work('a4')];
    const modest = work('b1');
    greedy[2]?.caller.hangUp();
    await Promise.all([...greedy, modest].map(({ done }) => done));

    expect(order).toEqual(['a1', 'a2', 'b1', 'a4']);
  });

  it('runs the next work after work that threw', async () => {
    const caller = new Caller('a');

    await expect(
      inIntrospectionTurn(caller, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');

    expect(await inIntrospectionTurn(caller, () => 'yes')).toBe('yes');
  });
});
