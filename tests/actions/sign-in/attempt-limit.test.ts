import { beforeAll, describe, expect, it } from 'vitest';
import { createAttemptLimit, deleteExcessAttempts, deletePastAttempts } from '#actions/lib/attempt-limit.ts';
import { prepareSchema } from '#actions/lib/prepare-schema.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool({ template: 'empty' });
beforeAll(async () => {
  await Promise.all([prepareSchema(db.pool), prepareSchema(db.pool)]);
});

const makeLimit = (name: string, secrets = ['s']) =>
  createAttemptLimit({ db: db.pool, secrets, name, max: 5, windowS: 900 });

describe('the limit of attempts', () => {
  it('counts the attempts of each key and of each limit separately', async () => {
    const limit = makeLimit('keys');
    for (let count = 0; count < 6; count += 1) await limit.take('one');

    expect(await limit.take('one')).toBeGreaterThan(0);
    expect(await limit.take('other')).toBe(0);
    expect(await makeLimit('kinds').take('one')).toBe(0);
  });

  it('starts from zero after a right password, and after its time window', async () => {
    const limit = makeLimit('again');
    for (let count = 0; count < 6; count += 1) await limit.take('one');
    await limit.clear('one');
    expect(await limit.take('one')).toBe(0);

    for (let count = 0; count < 6; count += 1) await limit.take('two');
    await db.pool.query(`update actions.attempts set window_ends_at = now() where count > 5`);
    expect(await limit.take('two')).toBe(0);
  });

  it('keeps its counts when a new secret is added, but not for a process with only the old secret', async () => {
    const [before, after] = [makeLimit('rotated'), makeLimit('rotated', ['new', 's'])];
    for (let count = 0; count < 4; count += 1) await before.take('one');

    expect(await after.take('one')).toBe(0);
    expect(await after.take('one')).toBeGreaterThan(0);
    expect(await before.take('one')).toBe(0);
    await after.clear('one');
    expect(await after.take('one')).toBe(0);
  });

  it('stores no name or email, and its counts are deleted after their time window', async () => {
    await makeLimit('private').take('salma@example.test');
    const { rows } = await db.pool.query('select * from actions.attempts');
    expect(JSON.stringify(rows)).not.toContain('salma');

    await db.pool.query('update actions.attempts set window_ends_at = now()');
    await deletePastAttempts(db.pool);
    expect((await db.pool.query('select 1 from actions.attempts')).rowCount).toBe(0);
  });

  it('keeps at most the given number of counts, those whose time windows end last', async () => {
    await db.pool.query(
      `insert into actions.attempts (key, count, window_ends_at)
       select 'key-' || n, 1, now() + n * interval '1 minute' from generate_series(1, 20) n`,
    );
    await deleteExcessAttempts(db.pool, 5);

    const { rows } = await db.pool.query<{ key: string }>('select key from actions.attempts order by key');
    expect(rows.map(({ key }) => key)).toEqual(['key-16', 'key-17', 'key-18', 'key-19', 'key-20']);
  });
});
