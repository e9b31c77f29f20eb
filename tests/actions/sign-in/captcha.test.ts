import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAltcha, deleteExpiredCaptchas } from '#actions/lib/captcha/altcha.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { WITH_QUEUE } from '../templates.ts';

const options = { secrets: ['s'.repeat(32)], cost: 1 };
let db: Pool;

const database = useStarted(() => createTestDatabase({ template: WITH_QUEUE }));
beforeAll(async () => {
  db = openPool(database.url);
});
afterAll(() => db.end());

const pack = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solve(challenge: Challenge): Promise<string> {
  return pack({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

describe('the ALTCHA captcha', () => {
  it('passes a solved challenge once, even if it comes ten times at once or after a restart', async () => {
    const altcha = createAltcha({ db, ...options });
    const token = await solve(await altcha.issueChallenge(new Date()));

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => altcha.check(token)));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createAltcha({ db, ...options }).check(token)).rejects.toMatchObject({
      code: 'captcha-invalid',
      details: { reason: 'used' },
    });
  });

  it('passes no challenge that has expired, nor one with a later date written into it', async () => {
    const altcha = createAltcha({ db, ...options });
    const challenge = await altcha.issueChallenge(new Date(Date.now() - 11 * 60_000));
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: Date.now() } };

    await expect(altcha.check(await solve(challenge))).rejects.toMatchObject({
      details: { reason: 'expired' },
    });
    await expect(altcha.check(await solve(later))).rejects.toMatchObject({ details: { reason: 'wrong' } });
  });

  it('passes no challenge of another site', async () => {
    const other = createAltcha({ db, ...options, secrets: ['o'.repeat(32)] });
    const token = await solve(await other.issueChallenge(new Date()));

    await expect(createAltcha({ db, ...options }).check(token)).rejects.toMatchObject({
      code: 'captcha-invalid',
    });
  });

  it('passes a challenge of the secret before the present one', async () => {
    const token = await solve(await createAltcha({ db, ...options }).issueChallenge(new Date()));
    const rotated = createAltcha({ db, cost: 1, secrets: ['n'.repeat(32), ...options.secrets] });

    await rotated.check(token);

    const fresh = await solve(await rotated.issueChallenge(new Date()));
    await expect(createAltcha({ db, ...options }).check(fresh)).rejects.toMatchObject({
      code: 'captcha-invalid',
    });
  });

  it('passes no challenge without its work, nor one made easier', async () => {
    const altcha = createAltcha({ db, ...options });
    const challenge = await altcha.issueChallenge(new Date());
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };

    const unsolved = pack({
      challenge,
      solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix },
    });
    await expect(altcha.check(unsolved)).rejects.toMatchObject({ details: { reason: 'wrong' } });
    await expect(altcha.check(await solve(easy))).rejects.toMatchObject({ details: { reason: 'wrong' } });
  });

  it.each([
    'nonsense',
    pack({}),
    pack(null),
    pack([]),
    pack({ challenge: {}, solution: {} }),
    pack({ challenge: { parameters: { nonce: {}, expiresAt: '1' } } }),
    'A'.repeat(100_000),
  ])('calls a malformed token invalid (%#)', async (token) => {
    await expect(createAltcha({ db, ...options }).check(token)).rejects.toMatchObject({
      code: 'captcha-invalid',
      details: { reason: 'malformed' },
    });
  });

  it('calls an empty token missing', async () => {
    await expect(createAltcha({ db, ...options }).check('  ')).rejects.toMatchObject({
      code: 'captcha-missing',
      message: 'Please complete the CAPTCHA challenge.',
    });
  });

  it('forgets challenges that have expired', async () => {
    await db.query(`insert into actions.used_captchas values ('old', now() - interval '2 minutes')`);
    await deleteExpiredCaptchas(db);

    expect((await db.query(`select 1 from actions.used_captchas where id = 'old'`)).rowCount).toBe(0);
  });
});
