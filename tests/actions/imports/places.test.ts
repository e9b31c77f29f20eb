import { describe, expect, it } from 'vitest';
import { createBatchPlaces } from '#actions/features/import-contacts/import-places.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useImports } from './start-imports.ts';
import { slowFile } from './upload.ts';

const { started, readImports } = useImports();

describe('imports at the same time', () => {
  it('are at most two files of one person; a third one is refused until one has ended', async () => {
    const slow = ['import-0001', 'import-0002'].map((key) => {
      const { file, letGo } = slowFile(`email\n${key}@x.test\n`);
      return { answer: started.upload(file, { key }), letGo };
    });
    await waitUntil('both imports have begun', async () => (await readImports()).length === 2);

    const third = await started.upload('email\nc@x.test');
    expect([third.status, third.body.extensions?.code, third.body['message']]).toEqual([
      429,
      'import-too-many',
      'Several imports of yours are under way. Please try again when one has ended.',
    ]);

    for (const { letGo } of slow) letGo();
    expect((await Promise.all(slow.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await started.upload('email\nc@x.test')).status).toBe(200);
  });

  it('are at most two batches of one person; further ones wait, but not those of another person', async () => {
    const places = createBatchPlaces();
    const begun: string[] = [];
    const ends: Array<() => void> = [];
    const run = (actor: string, name: string) =>
      places.run(actor, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      });

    const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('a', 'a4'), run('b', 'b1')];
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    ends[0]?.();
    await all[0];
    await waitUntil('the third has begun', () => Promise.resolve(begun.includes('a3')));
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    while (begun.length < 5 || ends.length > 0) {
      ends.shift()?.();
      await Promise.resolve();
    }

    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('refuse a batch while fifty batches of the same person wait', async () => {
    const places = createBatchPlaces();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const waiting = Array.from({ length: 52 }, () => places.run('a', () => ended));

    await expect(places.run('a', () => ended)).rejects.toMatchObject({
      code: 'import-too-many',
      status: 429,
    });
    end();
    await Promise.all(waiting);
    await expect(places.run('a', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
