import type { Challenge } from 'altcha-lib';
import { pino } from 'pino';
import { createServer } from '#actions/app/create-server.ts';
import { createServices } from '#actions/app/services.ts';
import { readEnv } from '#actions/config/env.ts';
import { keepLines } from '#tests/support/keep-lines.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { solveCaptchaChallenge } from '#tests/support/solve-captcha.ts';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';
import { clientSecrets, ownSecrets } from './start-identity.ts';
import { publicUrl } from './templates.ts';

export const actionSecret = 'action-secret-of-tests-only-0123456789';

export type Place = {
  databaseUrl: string;
  identityUrl: string;
  /** Variables of the environment that differ from those of most tests. */
  settings?: Record<string, string>;
};

/** Starts an actions service on a database and an identity server that run already. */
export async function startInstance({ databaseUrl, identityUrl, settings = {} }: Place) {
  const pool = openPool(databaseUrl);
  const env = readEnv({
    DATABASE_URL: databaseUrl,
    KEYCLOAK_URL: identityUrl,
    PUBLIC_URL: publicUrl,
    ACTION_SECRET: actionSecret,
    ...ownSecrets,
    CAPTCHA_COST: '1',
    ...clientSecrets,
    ...settings,
  });
  const { logged, write } = keepLines();
  const services = createServices(env, pool, pino({ level: 'debug' }, { write }));
  // On a busy machine too, tests get the outcome of their imports.
  const server = await createServer({ ...services, answerAfterMs: HANGS_AFTER_MS });

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

  /** Calls an endpoint of the session as a page of the site does. */
  const callSession = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: `/session/${path}`,
      headers: {
        origin: env.PUBLIC_URL,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(form).toString(),
    });

  return {
    ...{ pool, services, server, logged, solveCaptcha, callAction, callSession },

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
    },
  };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Returns the part of a Set-Cookie header that a browser sends back. */
export const cookieOf = (header: unknown): string => String(header).split(';', 1)[0] ?? '';

/** Returns the code of the error that a request was answered with, if it was. */
export const codeOf = (response: { json: () => unknown }): string | undefined =>
  (response.json() as { extensions?: { code: string } }).extensions?.code;
