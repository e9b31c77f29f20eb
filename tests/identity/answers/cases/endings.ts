import { ACTIONS, WEB, WEB_URL } from '../../keycloak-client.ts';
import { member, type Case, type Step } from '../case.ts';
import { refresh, refreshInFull, signIn } from './sessions.ts';

const revoke = (token: string, client: Readonly<Record<string, string>> = WEB): Step => ({
  ask: 'POST openid/revoke',
  form: { ...client, token },
});
const introspect = (token: string, client: Readonly<Record<string, string>> = WEB): Step => ({
  ask: 'POST openid/token/introspect',
  form: { ...client, token },
});
const logout = (form: Readonly<Record<string, string>>): Step => ({
  ask: 'POST openid/logout',
  form,
  shows: ['location'],
});
const leave = (query: Readonly<Record<string, string>>): Step => ({
  ask: `GET openid/logout?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`,
  shows: ['location'],
});
const BACK = encodeURIComponent(`${WEB_URL}/`);

/** How tokens are refreshed, revoked and looked into, and how a session ends. */
export const endingCases: readonly Case[] = [
  {
    name: 'a refresh with a scope',
    steps: [
      member('salma'),
      signIn('salma'),
      refresh('{tokens.refresh_token}', { scope: 'nope' }),
      refresh('{tokens.refresh_token}', { scope: 'email' }),
      refresh('{refreshed.refresh_token}', { scope: 'openid' }),
      refresh('{refreshed.refresh_token}'),
      signIn('salma', { scope: 'email' }),
      refresh('{tokens.refresh_token}', { scope: 'openid' }),
    ],
  },
  {
    name: 'the whole answer to a refresh',
    steps: [member('salma'), signIn('salma'), refreshInFull('{tokens.refresh_token}')],
  },
  {
    name: 'a second use of a refresh token',
    differs: 'A refresh token after the reuse of another',
    steps: [
      member('salma'),
      signIn('salma'),
      refresh('{tokens.refresh_token}'),
      { ...refresh('{tokens.refresh_token}'), keep: 'reuse' },
      refresh('{refreshed.refresh_token}'),
    ],
  },
  {
    name: 'the revocation of an access token',
    steps: [
      member('salma'),
      signIn('salma'),
      revoke('{tokens.access_token}'),
      { ask: 'GET openid/userinfo', headers: { authorization: 'Bearer {tokens.access_token}' } },
      introspect('{tokens.access_token}', { client_id: 'web', client_secret: WEB.client_secret }),
      revoke('{tokens.access_token}'),
      refresh('{tokens.refresh_token}'),
    ],
  },
  {
    name: 'the revocation of a refresh token',
    steps: [
      member('salma'),
      signIn('salma'),
      revoke('{tokens.refresh_token}'),
      revoke('{tokens.refresh_token}'),
      refresh('{tokens.refresh_token}'),
      { ask: 'GET openid/userinfo', headers: { authorization: 'Bearer {tokens.access_token}' } },
    ],
  },
  {
    name: 'the revocation of tokens of another client, or that are none',
    steps: [
      member('salma'),
      signIn('salma'),
      revoke('{tokens.refresh_token}', ACTIONS),
      revoke('{tokens.access_token}', ACTIONS),
      revoke('{tokens.id_token}'),
      revoke('nonsense'),
      revoke('a.b.c'),
      revoke(''),
      { ask: 'POST openid/revoke', form: { token: '{tokens.refresh_token}' } },
      revoke('{tokens.refresh_token}', { client_id: 'web' }),
      revoke('{tokens.refresh_token}', { client_id: 'web', client_secret: 'wrong' }),
      revoke('{tokens.refresh_token}', { client_id: 'nobody' }),
      refresh('{tokens.refresh_token}'),
    ],
  },
  {
    name: 'looking into a token',
    steps: [
      member('salma'),
      signIn('salma'),
      introspect('{tokens.access_token}'),
      introspect('{tokens.access_token}', ACTIONS),
      introspect('{tokens.refresh_token}'),
      introspect('{tokens.refresh_token}', ACTIONS),
      introspect('nonsense'),
      introspect(''),
      { ask: 'POST openid/token/introspect', form: { token: '{tokens.access_token}' } },
      introspect('{tokens.access_token}', { client_id: 'web', client_secret: 'wrong' }),
      { ask: 'POST openid/logout', form: { ...WEB, refresh_token: '{tokens.refresh_token}' } },
      introspect('{tokens.access_token}'),
      introspect('{tokens.refresh_token}'),
    ],
  },
  {
    name: 'looking into an ID token',
    differs: 'Introspection of an ID token',
    steps: [member('salma'), signIn('salma'), introspect('{tokens.id_token}')],
  },
  {
    name: 'looking into the token of a program',
    steps: [
      {
        ask: 'POST openid/token',
        form: { ...ACTIONS, grant_type: 'client_credentials' },
        only: ['token_type'],
        keep: 'own',
      },
      introspect('{own.access_token}', ACTIONS),
      introspect('{own.access_token}'),
    ],
  },
  {
    name: 'a logout by POST',
    steps: [
      member('salma'),
      signIn('salma'),
      logout({ ...WEB, refresh_token: 'nonsense' }),
      logout({ ...ACTIONS, refresh_token: '{tokens.refresh_token}' }),
      logout({ client_id: 'web', refresh_token: '{tokens.refresh_token}' }),
      logout({ refresh_token: '{tokens.refresh_token}' }),
      logout({ ...WEB, refresh_token: '{tokens.access_token}' }),
      refresh('{tokens.refresh_token}'),
      logout({ ...WEB, refresh_token: '{refreshed.refresh_token}' }),
      logout({ ...WEB, refresh_token: '{refreshed.refresh_token}' }),
      refresh('{refreshed.refresh_token}'),
    ],
  },
  {
    name: 'a logout by POST with an ID token, as browsers do it',
    steps: [
      member('salma'),
      signIn('salma'),
      logout({
        client_id: 'web',
        id_token_hint: '{tokens.id_token}',
        post_logout_redirect_uri: `${WEB_URL}/`,
        state: 'x',
      }),
      refresh('{tokens.refresh_token}'),
    ],
  },
  {
    name: 'a logout by redirect',
    steps: [
      member('salma'),
      signIn('salma'),
      leave({ client_id: 'web', post_logout_redirect_uri: encodeURIComponent('http://evil.example/') }),
      leave({ id_token_hint: 'nonsense', post_logout_redirect_uri: BACK }),
      leave({ client_id: 'actions', id_token_hint: '{tokens.id_token}' }),
      leave({ id_token_hint: '{tokens.id_token}', post_logout_redirect_uri: BACK, state: 'x' }),
      refresh('{tokens.refresh_token}'),
    ],
  },
];
