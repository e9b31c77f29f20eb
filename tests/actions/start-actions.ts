import type { Challenge } from 'altcha-lib';
import { pino } from 'pino';
import { createServer } from '#actions/app/create-server.ts';
import { createServices } from '#actions/app/services.ts';
import { readEnv } from '#actions/config/env.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { openPool } from '#tests/support/open-pool.ts';
import { solveCaptchaChallenge } from '#tests/support/solve-captcha.ts';
import { clientSecrets, startIdentity } from './start-identity.ts';
import { admin, client, publicUrl, WITH_PEOPLE } from './templates.ts';

export { admin, client, publicUrl };
export const actionSecret = 'action-secret-of-tests-only-0123456789';

/** Starts the actions service on a database of its own, with the embedded identity server and three people. */
export async function startActions(settings: Record<string, string> = {}, superuserUrl?: string) {
  const database = await createTestDatabase({
    template: WITH_PEOPLE,
    ...(superuserUrl !== undefined && { superuserUrl }),
  });
  const identity = await startIdentity(database.url, publicUrl);
  const pool = openPool(database.url);
  const idOf = async ({ email }: { email: string }): Promise<string> =>
    (await pool.query<{ id: string }>('select id from identity.account where email = $1', [email])).rows[0]
      ?.id ?? '';
  const [adminId, clientId] = [await idOf(admin), await idOf(client)];
  const env = readEnv({
    DATABASE_URL: database.url,
    KEYCLOAK_URL: identity.url,
    PUBLIC_URL: publicUrl,
    ACTION_SECRET: actionSecret,
    CAPTCHA_SECRET: 'captcha-secret-of-tests-only-0123456789',
    COOKIE_SECRET: 'cookie-secret-of-tests-only-0123456789',
    LIMIT_SECRET: 'limit-secret-of-tests-only-0123456789',
    SESSION_SECRET: 'session-secret-of-tests-only-0123456789',
    TICKET_SECRET: 'ticket-secret-of-tests-only-0123456789',
    LINK_SECRET: 'link-secret-of-tests-only-0123456789',
    CAPTCHA_COST: '1',
    ...clientSecrets,
    ...settings,
  });
  const logged: string[] = [];
  const services = createServices(
    env,
    pool,
    pino({ level: 'debug' }, { write: (line) => void logged.push(line) }),
  );
  const server = await createServer(services);

  async function solveCaptcha(): Promise<string> {
    return solveCaptchaChallenge((await server.inject('/session/captcha')).json<Challenge>());
  }

  /** Calls an action as the engine does. */
  const callAction = (
    name: string,
    input: object,
    headers: Record<string, string> = {},
    session: Record<string, string> = { 'x-hasura-role': 'anonymous' },
    remoteAddress = '127.0.0.1',
  ) =>
    server.inject({
      method: 'POST',
      remoteAddress,
      url: `/actions/${name}`,
      headers: { 'x-forwarded-for': '192.0.2.7', 'x-action-secret': actionSecret, ...headers },
      payload: { action: { name }, input, session_variables: session },
    });

  /** Calls an action as an administrator's page does. */
  const callAsAdmin = (name: string, input: object, userId = adminId) =>
    callAction(name, input, {}, { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': userId });

  /** Calls an endpoint of the session as a page of the site does. */
  const callSession = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: `/session/${path}`,
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });

  /** Asks for a token as a program does. */
  const callKeys = (body: string | undefined, headers: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/keys/token',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: body }),
    });

  /** Uploads a file as a page of the back office does, but without the query parameters that a page sends. */
  const upload = (token: string) =>
    server.inject({
      method: 'POST',
      url: '/uploads/contacts',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      payload: 'email',
    });

  return {
    ...{
      identity,
      pool,
      services,
      logged,
      adminId,
      clientId,
      solveCaptcha,
      callAction,
      callAsAdmin,
      callSession,
      callKeys,
      upload,
    },
    databaseUrl: database.url,
    /** Listens on a port of its own, for tests that need real sockets. */
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),

    async signIn(
      { email, password, totp }: { email: string; password: string; totp?: string },
      headers: Record<string, string> = {},
    ) {
      const captcha_token = await solveCaptcha();
      const response = await callAction('sign_in', { email, password, captcha_token, totp }, headers);
      const cookies = [response.headers['set-cookie'] ?? []].flat();
      return { response, cookies, cookie: cookieOf(cookies[0]) };
    },

    refresh: (cookie: string, headers: Record<string, string> = {}) =>
      callSession(
        'token',
        { grant_type: 'refresh_token', refresh_token: 'stub', client_id: 'web' },
        { cookie, ...headers },
      ),

    async stop() {
      await server.close();
      await pool.end();
      await identity.stop();
      await database.close();
    },
  };
}

export type Actions = Awaited<ReturnType<typeof startActions>>;

/** Returns the part of a Set-Cookie header that a browser sends back. */
export const cookieOf = (header: unknown): string => String(header).split(';', 1)[0] ?? '';
