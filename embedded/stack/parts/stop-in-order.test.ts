import { expect, it } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

it('stopInOrder stops identity and mail after the parts that use them, and the database last', async () => {
  const asked: string[] = [];
  const ends = new Map<string, () => void>();
  const part = (name: string) => ({
    name,
    stop: () => {
      asked.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    },
  });

  const stopped = stopInOrder(['identity', 'mail', 'engine', 'actions', 'web'].map(part), part('database'));
  expect(asked).toEqual(['engine', 'actions', 'web']);
  for (const name of ['engine', 'web']) ends.get(name)?.();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(3);
  ends.get('actions')?.();
  await expect.poll(() => asked.slice(3)).toEqual(['identity', 'mail']);
  ends.get('mail')?.();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(5);
  ends.get('identity')?.();
  await expect.poll(() => asked.slice(5)).toEqual(['database']);

  ends.get('database')?.();
  await stopped;
});
