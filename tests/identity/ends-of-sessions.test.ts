import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { endsOrWaits } from '#tests/support/processes/ends-or-waits.ts';
import { createQueryHook } from '#tests/support/postgres/query-hook.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { exchangeOf } from './google-entry.ts';
import { makePerson, otpCredential, WEB, type Tokens } from './keycloak-client.ts';
import { createBrowser } from './redirect-browser.ts';
import { startWithGoogle } from './start-with-google.ts';

const APP_KEY = 'key-of-an-authenticator-app';
/** The first query after a sign-in was checked: it locks the row of the account, or inserts the session. */
const AFTER_CHECK = /for update|insert into identity\.artifact/;
const STORES = /insert into identity\.artifact/;

type Person = { id: string; email: string; password: string };
/** Begins a session and returns the answer with its tokens; `meet` is called after what precedes the check. */
type Begin = (person: Person, meet: () => void) => Promise<{ body: Partial<Tokens> }>;
type End = (person: Person) => Promise<void>;

const hook = createQueryHook();
const database = useStarted(() => createTestDatabase({ template: 'empty' }));
const identity = useStarted(() => startWithGoogle(database.url, hook.watch));

const admin = async (method: string, path: string, body?: unknown): Promise<void> => {
  const answer = await identity.client.admin(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
};
const logOut: End = ({ id }) => admin('POST', `/users/${id}/logout`, {});
const signIn = ({ email: username, password }: Person) =>
  identity.client.token({
    ...WEB,
    grant_type: 'password',
    scope: 'openid',
    username,
    password,
    totp: new TOTP({ secret: Secret.fromUTF8(APP_KEY) }).generate(),
  });

async function signInByGoogle(person: Person, meet: () => void): ReturnType<Begin> {
  identity.google.person = { sub: person.id, email: person.email, email_verified: true, hd: 'example.com' };
  const browser = createBrowser(identity.url);
  const answer = await identity.answerOfGoogle(browser);
  meet();
  // A browser whose account is gone is left with a page that says so.
  const back = await browser.follow(answer).catch(() => undefined);
  if (back === undefined) return { body: {} };

  return identity.client.token({ ...WEB, ...exchangeOf(back) });
}

const byPassword: Begin = (person, meet) => {
  meet();
  return signIn(person);
};
const BEGINNINGS: Record<string, Begin> = {
  'a sign-in with the password': byPassword,
  'a sign-in with Google': async (person, meet) => {
    // The first sign-in links the account; what counts is the second one, of another browser.
    await signInByGoogle(person, () => undefined);
    return signInByGoogle(person, meet);
  },
  'a refresh': async (person, meet) => {
    const { refresh_token: token } = (await signIn(person)).body;
    meet();
    return identity.client.refresh(token);
  },
};
const ENDS: Record<string, End> = {
  'a new password': async (person) => {
    await admin('PUT', `/users/${person.id}/reset-password`, { type: 'password', value: 'another-password' });
    await logOut(person);
  },
  'a block that was taken back': async (person) => {
    await admin('PUT', `/users/${person.id}`, { enabled: false });
    await logOut(person);
    await admin('PUT', `/users/${person.id}`, { enabled: true });
  },
  'a logout everywhere': logOut,
  'a reset of the second factor': async (person) => {
    const { body } = await identity.client.admin<Array<{ id: string; type: string }>>(
      'GET',
      `/users/${person.id}/credentials`,
    );
    const otp = body.find(({ type }) => type === 'otp');
    await admin('DELETE', `/users/${person.id}/credentials/${otp?.id}`);
    await logOut(person);
  },
  'a change of the address': async (person) => {
    await admin('PUT', `/users/${person.id}`, { email: `new-${person.email}` });
    await logOut(person);
  },
  'the end of the account': ({ id }) => admin('DELETE', `/users/${id}`),
};

const CASES = Object.entries(BEGINNINGS).flatMap(([beginning, begin]) =>
  Object.entries(ENDS).map(([ending, end]) => ({ beginning, begin, ending, end })),
);

/** Begins a session, lets it end at the first query that matches, and returns the status of its refresh. */
async function refreshAfter(begin: Begin, end: End, moment: RegExp) {
  const person = await makePerson(identity.client);
  await admin('PUT', `/users/${person.id}`, { credentials: [otpCredential(APP_KEY)] });
  let ending: Promise<void> | undefined;
  const { body } = await begin(person, () =>
    hook.before(moment, async () => {
      ending = end(person);
      await endsOrWaits(identity.pool, ending);
    }),
  );
  await ending;
  hook.check();

  return body.refresh_token === undefined
    ? 'none'
    : (await identity.client.refresh(body.refresh_token)).status;
}

describe("ending a person's sessions in the embedded identity", () => {
  beforeAll(async () => {
    const { body } = await identity.client.admin<Array<{ id: string }>>('GET', '/clients?clientId=web');
    await admin('PUT', `/clients/${body[0]?.id}`, { directAccessGrantsEnabled: true });
  });

  it.each(Object.entries(BEGINNINGS))(
    'leaves a session usable after %s if nothing ends it in between (control)',
    async (_name, begin) => {
      const person = await makePerson(identity.client);

      const { body } = await begin(person, () => undefined);

      expect((await identity.client.refresh(body.refresh_token ?? '')).status).toBe(200);
    },
  );

  it.each(CASES)(
    'by $ending also ends a session that starts meanwhile, by $beginning',
    async ({ begin, end }) => {
      expect(await refreshAfter(begin, end, AFTER_CHECK)).not.toBe(200);
    },
  );

  it.each(Object.entries(ENDS))(
    'by %s also ends a session that is being stored meanwhile',
    async (_name, end) => {
      expect(await refreshAfter(byPassword, end, STORES)).not.toBe(200);
    },
  );

  it("refuses a refresh token that was issued before the account's not_before", async () => {
    const person = await makePerson(identity.client);
    const { refresh_token: token } = (await signIn(person)).body;
    await identity.pool.query('update identity.account set not_before = $2 where id = $1', [
      person.id,
      Math.floor(Date.now() / 1000) + 1,
    ]);

    expect((await identity.client.refresh(token)).body).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Stale token',
    });
  });
});
