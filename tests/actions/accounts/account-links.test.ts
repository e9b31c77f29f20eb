import { beforeEach, describe, expect, it } from 'vitest';
import {
  consumeLink,
  createLink,
  deleteExpiredLinks,
  findLink,
  giveLinkBack,
  voidLinks,
} from '#actions/lib/accounts/account-links.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const salma = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11';
const omar = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a12';
const forSalma = { purpose: 'recovery', userId: salma } as const;

const { pool: db } = usePool();
beforeEach(() => db.query('truncate accounts.links'));

const expire = () => db.query(`update accounts.links set expires_at = now() - interval '1 s'`);
const count = async () => (await db.query('select from accounts.links')).rowCount;

describe('a single-use link', () => {
  it('is found with its person and purpose, expires in 15 minutes, and is not used up by being found', async () => {
    const token = await createLink(db, forSalma);

    await findLink(db, token);
    const link = await findLink(db, token);

    expect(link).toMatchObject(forSalma);
    const minutes = (Number(link?.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(16);
  });

  it('has a token of 256 bits, of which the database holds no copy', async () => {
    const tokens = await Promise.all(
      [salma, omar].map((userId) => createLink(db, { purpose: 'recovery', userId })),
    );

    expect(tokens.map((token) => Buffer.from(token, 'base64url').length)).toEqual([32, 32]);
    expect(new Set(tokens).size).toBe(2);
    const { rows } = await db.query<{ row: string }>('select l::text as row from accounts.links l');
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url').toString('hex');
      for (const { row } of rows) {
        expect(row).not.toContain(token);
        expect(row).not.toContain(bytes);
      }
    }
  });

  it('is used once, even by twelve requests at the same time', async () => {
    const token = await createLink(db, forSalma);

    const uses = await Promise.all(Array.from({ length: 12 }, () => consumeLink(db, token, 'recovery')));

    expect(uses.filter(Boolean)).toEqual([expect.objectContaining(forSalma)]);
    expect(await findLink(db, token)).toBeUndefined();
    expect(await consumeLink(db, token, 'recovery')).toBeUndefined();
  });

  it('cannot be used for another purpose, which does not use it up', async () => {
    const token = await createLink(db, forSalma);

    expect(await consumeLink(db, token, 'invitation')).toBeUndefined();
    expect(await consumeLink(db, token, 'recovery')).toMatchObject(forSalma);
  });

  it('can be used again after it was given back', async () => {
    const token = await createLink(db, forSalma);
    await consumeLink(db, token, 'recovery');

    await giveLinkBack(db, token);

    expect(await consumeLink(db, token, 'recovery')).toMatchObject(forSalma);
  });

  it('is replaced by a later link of the same person and purpose; other links stay valid', async () => {
    const first = await createLink(db, forSalma);
    const invitation = await createLink(db, { purpose: 'invitation', userId: salma });
    const others = await createLink(db, { purpose: 'recovery', userId: omar });
    const second = await createLink(db, forSalma);

    await giveLinkBack(db, first);

    expect(await consumeLink(db, first, 'recovery')).toBeUndefined();
    expect(await consumeLink(db, second, 'recovery')).toMatchObject(forSalma);
    expect(await consumeLink(db, invitation, 'invitation')).toMatchObject({ purpose: 'invitation' });
    expect(await consumeLink(db, others, 'recovery')).toMatchObject({ userId: omar });
  });

  it('can be used although an earlier link of the same person and purpose has been used', async () => {
    await consumeLink(db, await createLink(db, forSalma), 'recovery');

    expect(await consumeLink(db, await createLink(db, forSalma), 'recovery')).toMatchObject(forSalma);
  });

  it('cannot be used after its time, and is then deleted from the database', async () => {
    const token = await createLink(db, forSalma);
    await expire();

    expect(await findLink(db, token)).toBeUndefined();
    expect(await consumeLink(db, token, 'recovery')).toBeUndefined();
    await createLink(db, { purpose: 'recovery', userId: omar });
    await deleteExpiredLinks(db);
    expect(await count()).toBe(1);
  });

  it('is made invalid by voidLinks, for one purpose or for all purposes of its person', async () => {
    const token = await createLink(db, forSalma);
    const invitation = await createLink(db, { purpose: 'invitation', userId: salma });
    const others = await createLink(db, { purpose: 'recovery', userId: omar });

    await voidLinks(db, salma, 'recovery');
    expect(await findLink(db, token)).toBeUndefined();
    expect(await findLink(db, invitation)).toBeDefined();
    await voidLinks(db, salma);

    expect(await findLink(db, invitation)).toBeUndefined();
    expect(await findLink(db, others)).toBeDefined();
  });

  it.each(['', 'x', "' or true --", 'A'.repeat(43), 'A'.repeat(100_000), '\u0000'.repeat(43)])(
    'is not found by the token %.20j',
    async (token) => {
      await createLink(db, forSalma);

      expect(await findLink(db, token)).toBeUndefined();
      expect(await consumeLink(db, token, 'recovery')).toBeUndefined();
    },
  );
});
