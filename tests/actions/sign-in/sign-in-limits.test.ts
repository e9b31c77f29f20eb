import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSignInLimits } from '#actions/features/sign-in/sign-in-limits.ts';
import { WITH_QUEUE } from '../templates.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const email = 'salma@example.test';
const at = (ip: string, changes: { email?: string; device?: string } = {}) => ({
  email,
  ip,
  device: undefined,
  ...changes,
});
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const passed = (waits: number[]) => waits.filter((waitS) => waitS === 0).length;

describe('the limits of sign_in', () => {
  let limits: ReturnType<typeof createSignInLimits>;

  const db = usePool({ template: WITH_QUEUE }, { max: 20 });
  beforeAll(() => {
    limits = createSignInLimits({ db: db.pool, secrets: ['s'] });
  });
  beforeEach(() => db.pool.query('delete from actions.attempts'));

  const takeAll = (attempts: ReturnType<typeof at>[]) => Promise.all(attempts.map(limits.take));

  it('count each of many attempts at the same time', async () => {
    expect(passed(await takeAll(times(40, () => at('192.0.2.1'))))).toBe(10);
    expect(passed(await takeAll(times(40, () => at('192.0.2.1', { device: 'd' }))))).toBe(10);
  });

  it('count all addresses of an IPv6 network as one', async () => {
    expect(passed(await takeAll(times(40, (n) => at(`2001:db8::${n + 1}`))))).toBe(10);
  });

  it('stop an IP address that tries many accounts, and do not count its refused attempts', async () => {
    await takeAll(times(40, () => at('192.0.2.1')));
    const waits = await takeAll(times(60, (n) => at('192.0.2.1', { email: `${n}@example.test` })));

    expect(passed(waits)).toBe(40);
  });

  it('store no more counts than an IP address has attempts', async () => {
    await takeAll(times(200, (n) => at('192.0.2.1', { email: `${n}@example.test` })));

    const { rows } = await db.pool.query<{ count: number }>('select count(*)::int from actions.attempts');
    expect(rows[0]?.count).toBe(1 + 2 * 50);
  });

  it('slow down guesses at one account from many IP addresses, but not its known device or other accounts', async () => {
    const waits = await takeAll(times(60, (n) => at(`192.0.2.${n}`)));

    expect(passed(waits)).toBe(31);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
    expect(await limits.take(at('198.51.100.1', { device: 'd' }))).toBe(0);
    expect(await limits.take(at('192.0.2.1', { email: 'omar@example.test' }))).toBe(0);
    await db.pool.query(
      `update actions.attempts set window_ends_at = now() where window_ends_at < now() + interval '40 s'`,
    );
    expect(passed(await takeAll(times(2, (n) => at(`198.51.100.${n}`))))).toBe(1);
  });

  it('count each account on a known device by itself', async () => {
    expect(passed(await takeAll(times(40, () => at('192.0.2.1', { device: 'd' }))))).toBe(10);

    const other = at('192.0.2.1', { device: 'd', email: 'omar@example.test' });
    expect(passed(await takeAll(times(40, () => other)))).toBe(10);
    expect(passed(await takeAll(times(40, () => at('192.0.2.1', { device: 'e' }))))).toBe(10);
  });

  it('do not count, where the attempts come from, those that the brake of the account refuses', async () => {
    await takeAll(times(60, (n) => at(`192.0.2.${n}`)));
    // The brake, which has the shortest window, lasts until it is released below.
    await db.pool.query(
      `update actions.attempts set window_ends_at = now() + interval '1 day'
       where window_ends_at < now() + interval '40 s'`,
    );
    const slowed = at('198.51.100.1');
    for (let count = 0; count < 30; count += 1) expect(await limits.take(slowed)).toBeGreaterThan(0);

    await db.pool.query(
      `update actions.attempts set window_ends_at = now() where window_ends_at > now() + interval '1 hour'`,
    );
    expect(await limits.take(slowed)).toBe(0);
    const others = times(60, (n) => at('198.51.100.1', { email: `${n}@example.test` }));
    expect(passed(await takeAll(others))).toBe(49);
  });

  it('reset by a right password only the failures of that account from that IP address', async () => {
    await takeAll(times(10, () => at('192.0.2.1')));
    await takeAll(times(39, (n) => at('192.0.2.1', { email: `${n}@example.test` })));
    const own = at('192.0.2.1', { email: 'mallory@example.test' });

    expect(await limits.take(own)).toBe(0);
    await limits.succeed(own);

    expect(await limits.take(at('192.0.2.1'))).toBeGreaterThan(0);
    expect(passed(await takeAll(times(2, () => own)))).toBe(1);
  });

  it('do not count an attempt that is given back', async () => {
    for (const attempt of [at('192.0.2.1'), at('192.0.2.1', { device: 'd' })]) {
      for (let count = 0; count < 60; count += 1) {
        expect(await limits.take(attempt)).toBe(0);
        await limits.giveBack(attempt);
      }
    }
  });
});
