import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '#embedded/identity/server.ts';
import { createPool, prepareSchema } from '#embedded/identity/storage/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { endsOrWaits } from '#tests/support/processes/ends-or-waits.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { createQueryHook } from '#tests/support/postgres/query-hook.ts';
import { startFakeGoogle, type FakeGoogle } from './fake-google.ts';
import { authorizeByGoogle, exchangeOf } from './google-entry.ts';
import { createKeycloakClient, makePerson, WEB, WEB_URL, type Tokens } from './keycloak-client.ts';
import { createBrowser } from './redirect-browser.ts';
import { seedWithGoogle } from './seed-with-google.ts';

const APP_KEY = 'key-of-an-authenticator-app';
const APP = {
  type: 'otp',
  userLabel: 'app',
  secretData: JSON.stringify({ value: APP_KEY }),
  credentialData: JSON.stringify({
    subType: 'totp',
    digits: 6,
    counter: 0,
    period: 30,
    algorithm: 'HmacSHA1',
  }),
};
/** The first query of a start after the sign-in was checked, with the account held and without. */
const AFTER_CHECK = /for update|insert into identity\.artifact/;
const STORES = /insert into identity\.artifact/;

type Person = { id: string; email: string; password: string };
/** Begins a session and returns the answer with its tokens; `meet` is called after what precedes the check. */
type Begin = (person: Person, meet: () => void) => Promise<{ body: Partial<Tokens> }>;
type End = (person: Person) => Promise<void>;

let database: TestDatabase;
let pool: pg.Pool;
let watcher: pg.Pool;
let app: FastifyInstance;
let google: FakeGoogle;
let client: ReturnType<typeof createKeycloakClient>;
const hook = createQueryHook();

const admin = async (method: string, path: string, body?: unknown): Promise<void> => {
  const answer = await client.admin(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
};
const logOut: End = ({ id }) => admin('POST', `/users/${id}/logout`, {});
const signIn = ({ email: username, password }: Person) =>
  client.token({
    ...WEB,
    grant_type: 'password',
    scope: 'openid',
    username,
    password,
    totp: new TOTP({ secret: Secret.fromUTF8(APP_KEY) }).generate(),
  });

async function signInByGoogle(person: Person, meet: () => void): ReturnType<Begin> {
  google.person = { sub: person.id, email: person.email, email_verified: true, hd: 'example.com' };
  const browser = createBrowser(client.url);
  const answer = google.answer(await browser.follow(authorizeByGoogle()));
  meet();
  // A browser whose account is gone is left with a page that says so.
  const back = await browser.follow(answer).catch(() => undefined);
  if (back === undefined) return { body: {} };

  return client.token({ ...WEB, ...exchangeOf(back) });
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
    return client.refresh(token);
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
    const { body } = await client.admin<Array<{ id: string; type: string }>>(
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
  const person = await makePerson(client);
  await admin('PUT', `/users/${person.id}`, { credentials: [APP] });
  let ending: Promise<void> | undefined;
  const { body } = await begin(person, () =>
    hook.before(moment, async () => {
      ending = end(person);
      await endsOrWaits(watcher, ending);
    }),
  );
  await ending;
  hook.check();

  return body.refresh_token === undefined ? 'none' : (await client.refresh(body.refresh_token)).status;
}

describe('the end of sessions', () => {
  beforeAll(async () => {
    const logger = pino({ level: 'silent' });
    database = await createTestDatabase({ template: 'empty' });
    watcher = openPool(database.url);
    pool = createPool(database.url, logger);
    hook.watch(pool);
    await prepareSchema(pool);
    await seedWithGoogle(pool);
    google = await startFakeGoogle();
    app = await createServer({ pool, publicUrl: WEB_URL, logger, google: google.endpoints });
    client = createKeycloakClient({
      url: await app.listen({ host: '127.0.0.1', port: 0 }),
      publicUrl: WEB_URL,
    });
    const { body } = await client.admin<Array<{ id: string }>>('GET', '/clients?clientId=web');
    await admin('PUT', `/clients/${body[0]?.id}`, { directAccessGrantsEnabled: true });
  });
  afterAll(async () => {
    await app?.close();
    await google?.stop();
    await pool?.end();
    await watcher?.end();
    await database?.close();
  });

  it.each(Object.entries(BEGINNINGS))('is not there yet after %s that nothing met', async (_name, begin) => {
    const person = await makePerson(client);

    const { body } = await begin(person, () => undefined);

    expect((await client.refresh(body.refresh_token ?? '')).status).toBe(200);
  });

  it.each(CASES)('after $beginning was checked, by $ending, leaves no session', async ({ begin, end }) => {
    expect(await refreshAfter(begin, end, AFTER_CHECK)).not.toBe(200);
  });

  it.each(Object.entries(ENDS))('while a session is stored, by %s, leaves no session', async (_name, end) => {
    expect(await refreshAfter(byPassword, end, STORES)).not.toBe(200);
  });

  it('refuses the refresh of a session that began before it', async () => {
    const person = await makePerson(client);
    const { refresh_token: token } = (await signIn(person)).body;
    await watcher.query('update identity.account set not_before = $2 where id = $1', [
      person.id,
      Math.floor(Date.now() / 1000) + 1,
    ]);

    expect((await client.refresh(token)).body).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Stale token',
    });
  });
});
