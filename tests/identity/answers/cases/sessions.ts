import { WEB } from '../../keycloak-client.ts';
import { member, PASSWORD, type Case, type Step } from '../case.ts';

export const signIn = (name: string, more: Readonly<Record<string, string>> = {}): Step => ({
  ask: 'POST openid/token',
  form: {
    ...WEB,
    grant_type: 'password',
    username: `${name}@example.test`,
    password: PASSWORD,
    scope: 'openid',
    ...more,
  },
  only: ['token_type', 'scope'],
  keep: 'tokens',
});
export const refreshInFull = (token: string, more: Readonly<Record<string, string>> = {}): Step => ({
  ask: 'POST openid/token',
  form: { ...WEB, grant_type: 'refresh_token', refresh_token: token, ...more },
  keep: 'refreshed',
});
export const refresh = (...given: Parameters<typeof refreshInFull>): Step => ({
  ...refreshInFull(...given),
  only: ['token_type', 'scope'],
});
const sessions: Step = { ask: 'GET admin/users/{salma.id}/sessions' };

/** How sessions are listed and ended by the Admin API. */
export const sessionCases: readonly Case[] = [
  { name: 'the session of a person', steps: [member('salma'), sessions, signIn('salma'), sessions] },
  {
    name: 'the end of one session',
    steps: [
      member('salma'),
      signIn('salma'),
      { ask: 'DELETE admin/sessions/{tokens.session_state}' },
      { ask: 'DELETE admin/sessions/{tokens.session_state}' },
      refresh('{tokens.refresh_token}'),
      sessions,
    ],
  },
  {
    name: 'the end of all sessions of a person',
    steps: [
      member('salma'),
      signIn('salma'),
      { ask: 'POST admin/users/{salma.id}/logout' },
      refresh('{tokens.refresh_token}'),
      sessions,
      { ask: 'GET admin/users/{salma.id}', only: ['username'] },
    ],
  },
  {
    name: 'a disabled person cannot go on',
    steps: [
      member('salma'),
      signIn('salma'),
      { ask: 'PUT admin/users/{salma.id}', json: { enabled: false } },
      refresh('{tokens.refresh_token}'),
      { ask: 'GET openid/userinfo', headers: { authorization: 'Bearer {tokens.access_token}' } },
      { ask: 'PUT admin/users/{salma.id}', json: { enabled: true } },
      refresh('{tokens.refresh_token}'),
    ],
  },
];
