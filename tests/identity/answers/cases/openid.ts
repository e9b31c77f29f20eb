import { ACTIONS, PLACEHOLDERS, SECRETS, WEB, WEB_URL } from '../../keycloak-client.ts';
import { member, PASSWORD, type Case, type Step } from '../case.ts';
import { signIn } from './sessions.ts';

const READER = { client_id: 'api-reader', client_secret: PLACEHOLDERS.API_READER_CLIENT_SECRET };
const CREDENTIALS = { grant_type: 'client_credentials' };
const token = (form: NonNullable<Step['form']>, more: Partial<Step> = {}): Step => ({
  ask: 'POST openid/token',
  form,
  ...more,
});
const GRANT = { grant_type: 'password', username: 'salma@example.test', password: PASSWORD };
const PUSHED = {
  ...WEB,
  response_type: 'code',
  redirect_uri: `${WEB_URL}/auth`,
  scope: 'openid',
  code_challenge: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
  code_challenge_method: 'S256',
};

/** What discovery says, and what is in tokens. */
export const openidCases: readonly Case[] = [
  {
    name: 'discovery',
    differs: 'Discovery',
    steps: [{ ask: 'GET realm/.well-known/openid-configuration', shows: ['content-type'] }],
  },
  {
    name: 'the public key of the realm',
    steps: [
      { ask: 'GET realm', shows: ['content-type'] },
      { ask: 'GET realm/', shows: ['content-type'] },
      { ask: 'GET openid/certs', shows: ['content-type', 'cache-control'], only: [] },
    ],
  },
  { name: 'the published keys', differs: 'Published keys', steps: [{ ask: 'GET openid/certs' }] },
  {
    name: 'a pushed authorization request',
    differs: 'Pushed authorization requests',
    steps: [
      { ask: 'POST openid/ext/par/request', form: PUSHED, only: ['request_uri', 'expires_in', 'error'] },
    ],
  },
  {
    name: 'the tokens of a password',
    steps: [member('salma'), token({ ...WEB, ...GRANT, scope: 'openid' }), token({ ...WEB, ...GRANT })],
  },
  {
    name: 'the tokens of a password by the client that only checks passwords',
    steps: [member('salma'), token({ client_id: 'password-check', client_secret: SECRETS.web, ...GRANT })],
  },
  {
    name: 'the scopes of a password grant',
    steps: [
      member('salma'),
      ...['email', 'openid email', 'profile', 'nope', 'openid nope', 'roles', 'basic web-origins acr'].map(
        (scope) => token({ ...WEB, ...GRANT, scope }, { only: ['scope'] }),
      ),
    ],
  },
  {
    name: 'scopes that only Keycloak has',
    differs: 'Scopes',
    steps: [
      member('salma'),
      ...['offline_access', 'phone', 'address', 'organization', 'microprofile-jwt'].map((scope) =>
        token({ ...WEB, ...GRANT, scope }, { only: ['scope'] }),
      ),
    ],
  },
  {
    name: 'the token of a program',
    steps: [
      token({ ...READER, ...CREDENTIALS }),
      token({ ...READER, ...CREDENTIALS, scope: 'openid' }),
      token({ ...READER, ...CREDENTIALS, scope: 'email' }),
      token({ ...ACTIONS, ...CREDENTIALS }),
    ],
  },
  {
    name: 'who a token belongs to',
    steps: [
      member('salma', { emailVerified: true }),
      signIn('salma'),
      {
        ask: 'GET openid/userinfo',
        headers: { authorization: 'Bearer {tokens.access_token}' },
        shows: ['content-type'],
      },
      { ask: 'POST openid/userinfo', headers: { authorization: 'Bearer {tokens.access_token}' } },
      { ask: 'POST openid/userinfo', form: { access_token: '{tokens.access_token}' } },
      { ask: 'GET openid/userinfo', headers: { authorization: 'bearer x' }, shows: ['www-authenticate'] },
      { ask: 'GET openid/userinfo', shows: ['www-authenticate'] },
      signIn('salma', { scope: 'email' }),
      {
        ask: 'GET openid/userinfo',
        headers: { authorization: 'Bearer {tokens.access_token}' },
        shows: ['www-authenticate'],
      },
    ],
  },
];
