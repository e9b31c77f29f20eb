import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { createAltcha, deleteExpiredCaptchas } from '#actions/lib/captcha/altcha.ts';
import { WITH_QUEUE } from '../templates.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const SECRET = 's'.repeat(32);

const db = usePool({ template: WITH_QUEUE });

const createCaptcha = (...secrets: string[]) => createAltcha({ db: db.pool, cost: 1, secrets });

const pack = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solve(challenge: Challenge): Promise<string> {
  return pack({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

describe('the ALTCHA captcha', () => {
  it('accepts a solved challenge once, even if it comes ten times at once or to another instance', async () => {
    const altcha = createCaptcha(SECRET);
    const token = await solve(await altcha.issueChallenge(new Date()));

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => altcha.check(token)));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createCaptcha(SECRET).check(token)).rejects.toMatchObject({
      code: 'captcha-invalid',
      details: { reason: 'used' },
    });
  });

  it('refuses an expired challenge, even with a later expiry time written into it', async () => {
    const altcha = createCaptcha(SECRET);
    const challenge = await altcha.issueChallenge(new Date(Date.now() - 11 * 60_000));
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: Date.now() } };

    await expect(altcha.check(await solve(challenge))).rejects.toMatchObject({
      details: { reason: 'expired' },
    });
    await expect(altcha.check(await solve(later))).rejects.toMatchObject({ details: { reason: 'wrong' } });
  });

  it('refuses a challenge that was signed with another secret', async () => {
    const other = createCaptcha('o'.repeat(32));
    const token = await solve(await other.issueChallenge(new Date()));

    await expect(createCaptcha(SECRET).check(token)).rejects.toMatchObject({
      code: 'captcha-invalid',
    });
  });

  it('accepts a challenge that was signed with the previous secret', async () => {
    const token = await solve(await createCaptcha(SECRET).issueChallenge(new Date()));
    const rotated = createCaptcha('n'.repeat(32), SECRET);

    await rotated.check(token);

    const fresh = await solve(await rotated.issueChallenge(new Date()));
    await expect(createCaptcha(SECRET).check(fresh)).rejects.toMatchObject({
      code: 'captcha-invalid',
    });
  });

  it('refuses a challenge without a solution, and one that was made easier', async () => {
    const altcha = createCaptcha(SECRET);
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
  ])('refuses a malformed token as invalid (%#)', async (token) => {
    await expect(createCaptcha(SECRET).check(token)).rejects.toMatchObject({
      code: 'captcha-invalid',
      details: { reason: 'malformed' },
    });
  });

  it('refuses an empty token as missing', async () => {
    await expect(createCaptcha(SECRET).check('  ')).rejects.toMatchObject({
      code: 'captcha-missing',
      message: 'Please complete the CAPTCHA challenge.',
    });
  });

  it('deletes used challenges from the database once they have expired', async () => {
    await db.pool.query(`insert into actions.used_captchas values ('old', now() - interval '2 minutes')`);
    await deleteExpiredCaptchas(db.pool);

    expect((await db.pool.query(`select 1 from actions.used_captchas where id = 'old'`)).rowCount).toBe(0);
  });
});
