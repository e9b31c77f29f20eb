import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefreshClaims, deletePastRefreshes } from '#actions/features/keep-session/refresh-claims.ts';
import { createRefreshOnce } from '#actions/features/keep-session/refresh-once.ts';
import type { Db } from '#actions/lib/database.ts';
import { KeycloakRefusal, KeycloakUnavailable } from '#actions/lib/keycloak/keycloak-client.ts';
import { prepareSchema } from '#actions/lib/prepare-schema.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const db = usePool({ template: 'empty' });
beforeAll(() => prepareSchema(db.pool));
beforeEach(() => db.pool.query('delete from actions.refreshes'));

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const tokenOf = (sid: string, jti: string) => `e30.${encode({ sid, jti })}.signature`;
const tokensWith = (refreshToken: string) => ({
  access_token: `access-${refreshToken}`,
  token_type: 'Bearer',
  expires_in: 300,
  refresh_token: refreshToken,
});

/** Makes an instance of the service, whose `refresh` adds a + to the token. */
function makeInstance({ waitMs = 5_000, askMs = 20_000, secrets = ['secret'] } = {}) {
  const refresh = vi.fn(async (token: string) => tokensWith(`${token}+`));
  const log = { warn: vi.fn() };
  const query = vi.fn((text: string, values?: unknown[]) => db.pool.query(text, values));
  const once = createRefreshOnce({ db: { query } as unknown as Db, secrets, log, refresh, waitMs, askMs });
  /** Resolves when the instance has asked for the answer to another's claim. */
  const untilWaiting = () =>
    expect.poll(() => query.mock.calls.some(([text]) => text.startsWith('select'))).toBe(true);

  return { refresh, log, once, untilWaiting };
}

/** Makes an instance whose refresh is answered when the test says so. */
function makeSlowInstance() {
  const instance = makeInstance();
  let answer: (tokens: ReturnType<typeof tokensWith>) => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    instance.refresh.mockImplementation(
      () =>
        new Promise((done) => {
          answer = done;
          resolve();
        }),
    );
  });
  return { ...instance, isAsked, answer: (refreshToken: string) => answer(tokensWith(refreshToken)) };
}

const lapse = () => db.pool.query('update actions.refreshes set ends_at = now()');

describe('a refresh token that comes more than once', () => {
  it('is sent to Keycloak once, and all requests get its answer, later ones too', async () => {
    const [one, two] = [makeInstance(), makeInstance()];

    const answers = await Promise.all([one, two, one, two, one].map(({ once }) => once.refresh('a')));
    const later = await two.once.refresh('a');

    expect(new Set([...answers, later].map(({ refresh_token: next }) => next))).toEqual(new Set(['a+']));
    expect(one.refresh.mock.calls.length + two.refresh.mock.calls.length).toBe(1);
  });

  it('is refused by all instances after Keycloak has refused it', async () => {
    const [one, two] = [makeInstance(), makeInstance()];
    one.refresh.mockRejectedValue(new KeycloakRefusal('invalid_grant', 'Token is not active'));

    await expect(one.once.refresh('a')).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(two.once.refresh('a')).rejects.toMatchObject({ description: 'Token is not active' });
    expect(two.refresh).not.toHaveBeenCalled();
  });

  it('is sent to Keycloak again after an outage, by a later request and not by one that waited', async () => {
    const [one, two] = [makeInstance(), makeInstance()];
    let fail: (error: Error) => void = () => undefined;
    one.refresh.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const first = one.once.refresh('a');
    await expect.poll(() => one.refresh).toHaveBeenCalled();
    const second = two.once.refresh('a');
    await two.untilWaiting();
    const outcomes = Promise.allSettled([first, second]);
    fail(new KeycloakUnavailable('down'));

    const failed = { status: 'rejected', reason: expect.any(KeycloakUnavailable) };
    expect(await outcomes).toEqual([failed, failed]);
    expect(two.refresh).not.toHaveBeenCalled();
    expect((await two.once.refresh('a')).refresh_token).toBe('a+');
  });
});

describe('the claim of a refresh token whose process waits too long for Keycloak', () => {
  it('is released before it expires, so that a later request can ask Keycloak', async () => {
    const { once, refresh } = makeInstance({ askMs: 1 });
    refresh.mockImplementationOnce(() => new Promise(() => undefined));

    await expect(once.refresh('a')).rejects.toThrow(KeycloakUnavailable);

    expect((await makeInstance().once.refresh('a')).refresh_token).toBe('a+');
  });
});

describe('the claim of a refresh token by a process that was killed or frozen', () => {
  it('keeps other requests from sending the token until it expires', async () => {
    const { once, refresh } = makeInstance({ waitMs: 0 });
    await createRefreshClaims(db.pool).claim('a');

    await expect(once.refresh('a')).rejects.toThrow(KeycloakUnavailable);
    expect(refresh).not.toHaveBeenCalled();
    await lapse();
    expect((await once.refresh('a')).refresh_token).toBe('a+');
  });

  it('lets the process hand out no answer after it has expired', async () => {
    const [frozen, other] = [makeSlowInstance(), makeInstance()];
    const late = frozen.once.refresh('a');
    await frozen.isAsked;
    await lapse();
    await other.once.refresh('a');
    frozen.answer('b');

    await expect(late).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await other.once.refresh('a')).refresh_token).toBe('a+');
  });
});

describe('a session that is signed out', () => {
  it('has its stored answers deleted on all instances; those of other sessions stay', async () => {
    const [one, two] = [makeInstance(), makeInstance()];
    const [first, second, foreign] = [tokenOf('s', '1'), tokenOf('s', '2'), tokenOf('t', '1')];
    for (const token of [first, second, foreign]) await one.once.refresh(token);

    await two.once.forget(tokenOf('s', '3'), { isGenuine: true });

    for (const token of [first, second]) {
      await expect(one.once.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' });
    }
    expect((await two.once.refresh(foreign)).refresh_token).toBe(`${foreign}+`);
    expect(one.refresh).toHaveBeenCalledTimes(3);
    expect(two.refresh).not.toHaveBeenCalled();
  });

  it('gets no tokens from a refresh that is under way, neither the asking nor a waiting request', async () => {
    const [one, two] = [makeSlowInstance(), makeInstance()];
    const token = tokenOf('s', '1');
    const asking = one.once.refresh(token);
    await one.isAsked;
    const waiting = two.once.refresh(token);
    await two.untilWaiting();

    const outcomes = Promise.allSettled([asking, waiting]);
    await two.once.forget(tokenOf('s', '0'), { isGenuine: true });
    one.answer(tokenOf('s', '2'));

    const refused = { status: 'rejected', reason: expect.objectContaining({ error: 'invalid_grant' }) };
    expect(await outcomes).toEqual([refused, refused]);
    expect(two.refresh).not.toHaveBeenCalled();
  });

  it('loses the stored answer that holds the given token, even if tokens have no session id', async () => {
    const { once, refresh } = makeInstance();
    await once.refresh('a');

    await once.forget('a+', { isGenuine: true });

    await expect(once.refresh('a')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('loses its stored answers by its last token, even if Keycloak has already ended the session', async () => {
    const [older, newer] = [tokenOf('s', '1'), tokenOf('s', '2')];
    const { once, refresh } = makeInstance();
    await once.refresh(older);
    refresh.mockResolvedValue(tokensWith(tokenOf('s', 'last')));
    await once.refresh(newer);

    await once.forget(tokenOf('s', 'last'), { isGenuine: false });

    for (const token of [older, newer])
      await expect(once.refresh(token)).rejects.toThrow('Session not active');
  });

  it('keeps its stored answers if a forged token names it', async () => {
    const { once } = makeInstance();
    const token = tokenOf('s', '1');
    await once.refresh(token);

    await once.forget(tokenOf('s', 'made up'), { isGenuine: false });

    expect((await once.refresh(token)).refresh_token).toBe(`${token}+`);
  });
});

describe('a stored answer of Keycloak to a refresh', () => {
  it('is in an unlogged table, contains no readable token, and can be deleted after 20 s', async () => {
    await makeInstance().once.refresh('token-of-salma');

    const { rows: tables } = await db.pool.query<{ relpersistence: string }>(
      `select relpersistence from pg_class where oid = 'actions.refreshes'::regclass`,
    );
    const { rows } = await db.pool.query<{ answer: Buffer; others: string; seconds: number }>(
      `select answer, row_to_json(r)::text as others, extract(epoch from ends_at - now())::float as seconds
       from actions.refreshes as r`,
    );
    expect(tables).toEqual([{ relpersistence: 'u' }]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.answer.includes('salma')).toBe(false);
    expect(rows[0]?.others).not.toContain('salma');
    expect(rows[0]?.seconds).toBeLessThanOrEqual(20);

    await lapse();
    await deletePastRefreshes(db.pool);
    expect((await db.pool.query('select from actions.refreshes')).rowCount).toBe(0);
  });

  it('can be read with the previous secret, but not without it', async () => {
    await makeInstance({ secrets: ['old'] }).once.refresh('a');
    const [rotated, other] = [makeInstance({ secrets: ['new', 'old'] }), makeInstance({ secrets: ['new'] })];

    expect((await rotated.once.refresh('a')).refresh_token).toBe('a+');
    await expect(other.once.refresh('a')).rejects.toThrow(KeycloakUnavailable);
    expect(other.refresh).not.toHaveBeenCalled();
  });

  it('is given to its request even if it cannot be stored, which is logged', async () => {
    const { once, refresh, log } = makeInstance();
    refresh.mockImplementation(async (token) => {
      await db.pool.query('alter table actions.refreshes rename to away');
      return tokensWith(`${token}+`);
    });
    const answer = await once.refresh('a');
    const during = await once.refresh('b').catch((error: unknown) => error);
    await db.pool.query('alter table actions.away rename to refreshes');

    expect(answer.refresh_token).toBe('a+');
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(during).toBeInstanceOf(KeycloakUnavailable);
  });
});
