import { describe, expect, it } from 'vitest';
import { createQueue } from './one-at-a-time.ts';

describe('createQueue', () => {
  it('runs tasks of one key one after another, and those of two keys side by side', async () => {
    const queue = createQueue();
    const order: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });

    const first = queue('a', async () => {
      await gate;
      order.push('a1');
    });
    const second = queue('a', async () => void order.push('a2'));
    await queue('b', async () => void order.push('b1'));
    open();
    await Promise.all([first, second]);

    expect(order).toEqual(['b1', 'a1', 'a2']);
  });

  it('goes on after a task that failed', async () => {
    const queue = createQueue();

    const failed = queue('a', async () => Promise.reject(new Error('no')));
    const next = queue('a', async () => 'yes');

    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
