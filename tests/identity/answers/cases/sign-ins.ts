import { ACTIONS, SECRETS, WEB } from '../../keycloak-client.ts';
import { member, PASSWORD, type Case, type Step } from '../case.ts';
import { refresh, signIn } from './sessions.ts';

const attempt = (more: Readonly<Record<string, string>>): Step => ({
  ask: 'POST openid/token',
  form: { ...WEB, grant_type: 'password', ...more },
  only: ['token_type', 'scope'],
});
const named = (username: string, password = PASSWORD) => attempt({ username, password });
const change = (json: Readonly<Record<string, unknown>>): Step => ({
  ask: 'PUT admin/users/{salma.id}',
  json,
});
const show: Step = {
  ask: 'GET admin/users/{salma.id}',
  only: ['requiredActions', 'emailVerified', 'enabled'],
};
const asBearer = (token: string) => ({ authorization: `Bearer ${token}` });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** How people sign in, what keeps them from it, and whose tokens the Admin API takes. */
export const signInCases: readonly Case[] = [
  {
    name: 'a person signs in by address or user name, in any case',
    steps: [
      member('salma', { username: 'salma-by-name' }),
      ...[
        'salma@example.test',
        'SALMA@example.TEST',
        'salma-by-name',
        ' salma@example.test',
        'salma@example.test ',
      ].map((username) => named(username)),
      ...['salma', 'x'.repeat(1_000), 'سلمى', 'a\u0000b'].map((username) => named(username)),
    ],
  },
  {
    name: 'a password is compared as it is',
    steps: [
      member('salma', { credentials: [{ type: 'password', value: ' Pässword-١ ', temporary: false }] }),
      ...[' Pässword-١ ', 'Pässword-١', ' pässword-١ ', ' Pa\u0308ssword-١ ', '', 'x'.repeat(2_000)].map(
        (password) => named('salma@example.test', password),
      ),
      attempt({ username: 'salma@example.test' }),
    ],
  },
  {
    name: 'a required action keeps a person from signing in until it is taken away',
    steps: [
      member('salma'),
      change({ requiredActions: ['UPDATE_PASSWORD'] }),
      show,
      named('salma@example.test'),
      change({ requiredActions: [] }),
      show,
      named('salma@example.test'),
    ],
  },
  {
    name: 'a new person with more fields',
    steps: [
      member('salma', {
        id: '11111111-1111-4111-8111-111111111111',
        requiredActions: ['UPDATE_PASSWORD'],
        emailVerified: true,
        createdTimestamp: 1_000,
        totp: true,
      }),
      { ask: 'GET admin/users/11111111-1111-4111-8111-111111111111', only: ['username'] },
      { ask: 'GET admin/users/{salma.id}', only: ['requiredActions', 'emailVerified', 'totp'] },
    ],
  },
  {
    name: 'tokens that the Admin API does not take',
    steps: [
      member('salma'),
      signIn('salma'),
      { ask: 'GET admin/users', as: 'nobody', shows: ['www-authenticate'] },
      ...['x', '{tokens.id_token}', '{tokens.refresh_token}', '{tokens.access_token}'].map((token): Step => ({
        ask: 'GET admin/users?max=1',
        as: 'nobody',
        headers: asBearer(token),
        shows: ['www-authenticate'],
      })),
      {
        ask: 'GET admin/users?max=1',
        as: 'nobody',
        headers: basic('actions', SECRETS.actions),
        shows: ['www-authenticate'],
      },
      { ask: 'GET admin/clients' },
      { ask: 'POST admin/roles', json: { name: 'helper' } },
      {
        ask: 'GET admin/users?max=0',
        as: 'nobody',
        headers: { authorization: 'bearer {tokens.access_token}' },
      },
    ],
  },
  {
    name: 'refresh tokens of another client, of a person who is gone, and tokens that are none',
    steps: [
      member('salma'),
      signIn('salma'),
      refresh('{tokens.refresh_token}', { ...ACTIONS }),
      refresh('{tokens.access_token}'),
      refresh('{tokens.id_token}'),
      refresh('nonsense'),
      refresh('a.b.c'),
      { ask: 'PUT admin/users/{salma.id}/reset-password', json: { type: 'password', value: 'another-1' } },
      refresh('{tokens.refresh_token}'),
      { ask: 'DELETE admin/users/{salma.id}' },
      refresh('{refreshed.refresh_token}'),
      { ask: 'GET openid/userinfo', headers: asBearer('{tokens.access_token}') },
    ],
  },
  {
    name: 'hints about the type of a token, and introspection by HTTP Basic',
    steps: [
      member('salma'),
      signIn('salma'),
      ...['access_token', 'refresh_token', 'nonsense'].map((hint): Step => ({
        ask: 'POST openid/token/introspect',
        form: { token: '{tokens.access_token}', token_type_hint: hint },
        headers: basic('web', SECRETS.web),
        only: ['active', 'typ', 'token_type', 'username', 'client_id'],
      })),
      {
        ask: 'POST openid/revoke',
        form: { ...WEB, token: '{tokens.refresh_token}', token_type_hint: 'access_token' },
      },
      refresh('{tokens.refresh_token}'),
    ],
  },
];
