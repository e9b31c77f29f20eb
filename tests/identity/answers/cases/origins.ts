import { ACTIONS, PLACEHOLDERS, WEB, WEB_URL } from '../../keycloak-client.ts';
import { member, PASSWORD, type Case, type Step } from '../case.ts';
import { signIn } from './sessions.ts';

const READER = { client_id: 'api-reader', client_secret: PLACEHOLDERS.API_READER_CLIENT_SECRET };
const OURS = { origin: WEB_URL };
const FOREIGN = { origin: 'http://evil.example' };
const CORS = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-max-age',
];
const bearer = { authorization: 'Bearer {tokens.access_token}' };
const password = {
  ...WEB,
  grant_type: 'password',
  username: 'salma@example.test',
  password: PASSWORD,
  scope: 'openid',
};
const fromBoth = (step: Step): Step[] =>
  [OURS, FOREIGN].map((origin) => ({ ...step, headers: { ...step.headers, ...origin }, shows: CORS }));
const preflight = (
  path: `${'admin' | 'openid' | 'realm'}${string}`,
  headers: Record<string, string> = {},
): Step[] =>
  fromBoth({
    ask: `OPTIONS ${path}`,
    as: 'nobody',
    headers: { 'access-control-request-method': 'POST', ...headers },
  });
const short = ['error', 'error_description', 'token_type', 'username', 'email'];

/** Which pages of other origins may read an answer. */
export const originCases: readonly Case[] = [
  {
    name: 'the token endpoint and an origin',
    steps: [
      member('salma'),
      ...fromBoth({ ask: 'POST openid/token', form: password, only: short }),
      ...fromBoth({ ask: 'POST openid/token', form: { ...password, password: 'wrong' }, only: short }),
      ...fromBoth({
        ask: 'POST openid/token',
        form: { ...READER, grant_type: 'client_credentials' },
        only: short,
      }),
      ...fromBoth({
        ask: 'POST openid/token',
        form: { ...WEB, client_secret: 'wrong', grant_type: 'password' },
        only: short,
      }),
    ],
  },
  {
    name: 'userinfo and an origin',
    steps: [
      member('salma'),
      signIn('salma'),
      ...fromBoth({ ask: 'GET openid/userinfo', headers: bearer, only: short }),
      ...fromBoth({ ask: 'GET openid/userinfo', headers: { authorization: 'Bearer x' }, only: short }),
    ],
  },
  {
    name: 'revocation, introspection and logout, and an origin',
    steps: [
      member('salma'),
      signIn('salma'),
      ...fromBoth({ ask: 'POST openid/token/introspect', form: { ...WEB, token: 'x' } }),
      ...fromBoth({ ask: 'POST openid/revoke', form: { ...WEB, token: 'x' } }),
      ...fromBoth({ ask: 'POST openid/revoke', form: { ...ACTIONS, token: 'x' } }),
      ...fromBoth({
        ask: 'POST openid/logout',
        form: { ...WEB, refresh_token: '{tokens.refresh_token}' },
      }).toReversed(),
    ],
  },
  {
    name: 'the Admin API and an origin',
    steps: [...fromBoth({ ask: 'GET admin/users?username=nobody', only: ['username'] })],
  },
  {
    name: 'what everybody may read, and an origin',
    steps: [
      ...fromBoth({ ask: 'GET realm/.well-known/openid-configuration', only: ['issuer'] }),
      ...fromBoth({ ask: 'GET openid/certs', only: [] }),
      ...fromBoth({ ask: 'GET realm', only: ['realm'] }),
    ],
  },
  {
    name: 'preflights',
    steps: [
      ...preflight('openid/token'),
      ...preflight('openid/token', { 'access-control-request-headers': 'authorization' }),
      ...preflight('openid/userinfo'),
      ...preflight('openid/revoke'),
      ...preflight('openid/logout'),
      ...preflight('openid/token/introspect'),
      ...preflight('openid/certs'),
      ...preflight('realm/.well-known/openid-configuration'),
      ...preflight('admin/users'),
    ],
  },
];
