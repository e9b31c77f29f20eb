import { expect, it } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

it('stops identity and mail after those that use them, and the database last', async () => {
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const part = (name: string) => ({
    name,
    stop: () => {
      told.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    },
  });

  const stopped = stopInOrder(['identity', 'mail', 'engine', 'actions', 'web'].map(part), part('database'));
  expect(told).toEqual(['engine', 'actions', 'web']);
  for (const name of ['engine', 'web']) ends.get(name)?.();
  await new Promise(setImmediate);
  expect(told).toHaveLength(3);
  ends.get('actions')?.();
  await expect.poll(() => told.slice(3)).toEqual(['identity', 'mail']);
  ends.get('mail')?.();
  await new Promise(setImmediate);
  expect(told).toHaveLength(5);
  ends.get('identity')?.();
  await expect.poll(() => told.slice(5)).toEqual(['database']);

  ends.get('database')?.();
  await stopped;
});
