import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import {
  deletePastSignIns,
  listSignIns,
  noteEndOfAll,
  noteRefresh,
  readLastSignIns,
  recordSignIn,
} from '#actions/lib/sessions/sign-ins.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { admin, client, cookieOf, startActions } from '../start-actions.ts';
import { queuedMails } from '../queued-mails.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

const actions = useStarted(() => startActions());
beforeEach(async () => {
  await actions.pool.query('delete from actions.attempts');
  await actions.pool.query('delete from accounts.sign_ins');
});

const signInFrom = (address: string, userAgent = FIREFOX, person = client) =>
  actions.signIn(person, { 'x-forwarded-for': address, 'x-forwarded-user-agent': userAgent });
const signInsOf = (userId: string) => listSignIns(actions.pool, userId);

/** Moves every sign-in into the past. */
const letTimePass = (interval: string) =>
  actions.pool.query(
    `update accounts.sign_ins set signed_in_at = signed_in_at - $1::interval,
       last_seen_at = last_seen_at - $1::interval`,
    [interval],
  );

describe('the record of a sign-in', () => {
  it('has the IP address, country, device and session id', async () => {
    const { response } = await signInFrom('193.0.6.139');
    const { access_token: token } = response.json<{ access_token: string }>();
    const { sid } = decodeJwt(token);

    expect(await signInsOf(actions.clientId)).toEqual([
      {
        sessionId: sid,
        method: 'password',
        secondFactor: false,
        address: '193.0.6.139',
        country: 'NL',
        browser: 'Firefox',
        system: 'Linux',
        signedInAt: expect.any(Date),
        lastSeenAt: expect.any(Date),
        endedAt: null,
      },
    ]);
    expect((await readLastSignIns(actions.pool)).get(actions.clientId)).toBeInstanceOf(Date);
  });

  it('is written even if the browser is unknown', async () => {
    await signInFrom('192.0.2.1', `Your account is locked, see https://evil.test/${'x'.repeat(5_000)} (a) b`);

    expect(await signInsOf(actions.clientId)).toMatchObject([
      { address: '192.0.2.1', country: null, browser: null, system: null },
    ]);
  });

  it('is not written for a wrong password', async () => {
    await signInFrom('192.0.2.1', FIREFOX, { ...client, password: 'wrong' });

    expect(await signInsOf(actions.clientId)).toEqual([]);
  });

  it('says when its session was last refreshed, to within five minutes', async () => {
    const { cookie } = await signInFrom('192.0.2.1');
    const [{ sessionId, lastSeenAt } = { sessionId: '', lastSeenAt: new Date(0) }] = await signInsOf(
      actions.clientId,
    );
    await noteRefresh(actions.pool, sessionId);
    expect(await signInsOf(actions.clientId)).toMatchObject([{ lastSeenAt }]);

    await letTimePass('6 minutes');
    expect((await actions.refresh(cookie)).statusCode).toBe(200);

    await waitUntil('the refresh is noted', async () => {
      const [signIn] = await signInsOf(actions.clientId);
      return signIn !== undefined && signIn.lastSeenAt > lastSeenAt;
    });
  });

  it('gets an end by the sign-out, or when all other sessions of the person are ended', async () => {
    const { cookie } = await signInFrom('192.0.2.1');
    await actions.callSession('logout', {}, { cookie: cookieOf(cookie) });
    expect(await signInsOf(actions.clientId)).toMatchObject([{ endedAt: expect.any(Date) }]);

    await signInFrom('192.0.2.2');
    await signInFrom('192.0.2.3');
    const [latest] = await signInsOf(actions.clientId);
    await noteEndOfAll(actions.pool, actions.clientId, latest?.sessionId);

    expect((await signInsOf(actions.clientId)).map(({ endedAt }) => endedAt !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('keeps its first end, however often the session is signed out', async () => {
    const { cookie } = await signInFrom('192.0.2.1');
    const signOut = () => actions.callSession('logout', {}, { cookie: cookieOf(cookie) });
    const [session] = await signInsOf(actions.clientId);
    await Promise.all([signOut(), signOut()]);
    const ended = await signInsOf(actions.clientId);
    expect(ended).toEqual([{ ...session, endedAt: expect.any(Date) }]);

    await signOut();
    await noteEndOfAll(actions.pool, actions.clientId);

    expect(await signInsOf(actions.clientId)).toEqual(ended);
  });

  it('is not overwritten by a record of another person with the same session id', async () => {
    await signInFrom('192.0.2.1');
    const [mine] = await signInsOf(actions.clientId);
    const other = {
      method: 'google',
      secondFactor: false,
      address: '192.0.2.9',
      country: null,
      browser: null,
      system: null,
      locale: null,
    } as const;
    await signInFrom('192.0.2.4', FIREFOX, admin);
    await recordSignIn(actions.pool, { ...other, sessionId: mine!.sessionId, userId: actions.adminId });

    expect(await signInsOf(actions.clientId)).toEqual([mine]);
  });

  it('is deleted after 90 days; the last one of a person then keeps only its time', async () => {
    await signInFrom('192.0.2.1');
    await letTimePass('1 day');
    await signInFrom('192.0.2.2');
    await letTimePass('89 days');
    await deletePastSignIns(actions.pool, 90);
    expect(await signInsOf(actions.clientId)).toMatchObject([{ address: '192.0.2.2' }]);

    await letTimePass('2 days');
    await deletePastSignIns(actions.pool, 90);
    expect(await signInsOf(actions.clientId)).toMatchObject([
      { address: null, country: null, browser: null, system: null, signedInAt: expect.any(Date) },
    ]);
  });

  it('is deleted when its person no longer exists in Keycloak', async () => {
    await signInFrom('192.0.2.1');
    await signInFrom('192.0.2.1', FIREFOX, admin);
    const people = [{ id: actions.adminId, email: admin.email, enabled: true }];
    await projectUserRoles(actions.pool, {
      listUsers: async () => people,
      listUsersOfRole: async () => people,
      findUser: async () => undefined,
    });

    expect(await signInsOf(actions.clientId)).toEqual([]);
    expect(await signInsOf(actions.adminId)).toHaveLength(1);
  });
});

describe('the first sign-in on a device', () => {
  type Mail = { kind: string; to: string; userId: string; locale: string; facts: Record<string, string> };
  const mails = async () => (await queuedMails(actions.pool)) as Mail[];
  const signInWith = async (cookie: string, locale?: string) => {
    const captcha_token = await actions.solveCaptcha();
    const headers = { cookie, 'x-forwarded-for': '193.0.6.139', 'x-forwarded-user-agent': FIREFOX };
    return actions.callAction('sign_in', { ...client, captcha_token, ...(locale && { locale }) }, headers);
  };
  const deviceOf = (response: Awaited<ReturnType<typeof signInWith>>, path: string) =>
    cookieOf(
      [response.headers['set-cookie']]
        .flat()
        .find((cookie) => cookie?.includes(`Path=${path};`) && cookie.startsWith('hostfront_device')),
    );

  beforeEach(() => actions.pool.query('delete from graphile_worker._private_jobs'));

  it('is told to the person by mail in their language, unless it is their first sign-in at all', async () => {
    const first = await signInWith('', 'ar');
    expect(await mails()).toEqual([]);

    await signInWith(deviceOf(first, '/v1/graphql'), 'ar');
    expect(await mails()).toEqual([]);

    await signInWith('hostfront_device=guess', 'en');
    expect(await mails()).toEqual([
      {
        kind: 'new-device',
        to: client.email,
        userId: actions.clientId,
        locale: 'ar',
        facts: {
          at: expect.any(String),
          device: 'Firefox على Linux',
          address: '193.0.6.139',
          country: 'هولندا',
        },
      },
    ]);
  });

  it('leads to at most five mails a day, and is accepted even without a mail', async () => {
    const statuses = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await signInWith('')).statusCode);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await mails()).toHaveLength(5);
    expect((await mails())[0]).toMatchObject({
      locale: 'en',
      facts: { device: 'Firefox on Linux', country: 'Netherlands' },
    });
  });

  it('sets the same device cookie for both paths at which sign-ins arrive', async () => {
    const response = await signInWith('');

    expect(deviceOf(response, '/session')).toBe(deviceOf(response, '/v1/graphql'));
    expect(deviceOf(response, '/session')).toMatch(/^hostfront_device=./);
  });
});
