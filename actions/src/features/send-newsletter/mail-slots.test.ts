import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailSlots } from './mail-slots.ts';

const LOOK_MS = 1_000;
let got: string[];
let slots: ReturnType<typeof createMailSlots>;

beforeEach(() => {
  got = [];
  slots = createMailSlots(1);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for a slot, and notes the name with the answer. */
async function take(name: string, isWanted = async () => true): Promise<void> {
  got.push(`${name} ${await slots.take(isWanted)}`);
}
const passTime = () => vi.advanceTimersByTimeAsync(LOOK_MS);
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a slot for sending a mail', () => {
  it('is given to workers in the order in which they asked for it', async () => {
    for (const name of ['a', 'b', 'c']) void take(name);
    await settle();
    expect(got).toEqual(['a true']);

    slots.giveBack();
    await settle();
    void take('d');
    slots.giveBack();
    await settle();

    expect(got).toEqual(['a true', 'b true', 'c true']);
  });

  it('is given to the next worker that still wants it; a worker keeps its place while it checks that', async () => {
    const looks: string[] = [];
    const look = (name: string, answer: boolean) => async () => {
      looks.push(name);
      return answer;
    };
    await take('a');
    void take('b', look('b', true));
    void take('c', look('c', false));
    void take('d', look('d', true));

    await passTime();
    expect(looks).toEqual(['b', 'c', 'd']);
    expect(got).toEqual(['a true', 'c false']);

    slots.giveBack();
    await settle();
    expect(got.at(-1)).toBe('b true');
    slots.giveBack();
    await settle();
    expect(got.at(-1)).toBe('d true');
  });

  it('goes to the next worker while the first one is still checking, or waits for it if no other is there', async () => {
    let answer: (isWanted: boolean) => void = () => undefined;
    await take('a');
    void take('slow', () => new Promise((resolve) => (answer = resolve)));
    await passTime();
    void take('b');

    slots.giveBack();
    await settle();
    expect(got).toEqual(['a true', 'b true']);
    slots.giveBack();
    await settle();
    expect(got).toHaveLength(2);

    answer(true);
    await settle();
    expect(got.at(-1)).toBe('slow true');
  });

  it('is free for the next worker after the last waiting worker has left the queue', async () => {
    await take('a');
    void take('b', async () => false);
    await passTime();
    slots.giveBack();

    await take('c');

    expect(got).toEqual(['a true', 'b false', 'c true']);
  });
});
