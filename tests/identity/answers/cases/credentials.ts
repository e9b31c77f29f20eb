import { WEB } from '../../keycloak-client.ts';
import { member, PASSWORD, person, type Case, type Step } from '../case.ts';

const signInAs = (name: string, password = PASSWORD): Step => ({
  ask: 'POST openid/token',
  form: { ...WEB, grant_type: 'password', username: `${name}@example.test`, password },
  only: ['error', 'error_description', 'token_type'],
});
const reset = (json: Readonly<Record<string, unknown>>): Step => ({
  ask: 'PUT admin/users/{salma.id}/reset-password',
  json,
});
const change = (json: Readonly<Record<string, unknown>>): Step => ({
  ask: 'PUT admin/users/{salma.id}',
  json,
});
const password = (value: string, temporary: boolean) => ({ type: 'password', value, temporary });
const app = (userLabel?: string) => ({
  type: 'otp',
  userLabel,
  secretData: '{"value":"a-secret-of-tests-20"}',
  credentialData: '{"subType":"totp","digits":6,"counter":0,"period":30,"algorithm":"HmacSHA1"}',
});
const actions: Step = { ask: 'GET admin/users/{salma.id}', only: ['requiredActions'] };
const credentials: Step = { ask: 'GET admin/users/{salma.id}/credentials', only: ['type', 'userLabel'] };

/** How passwords and authenticator apps are set, listed and deleted. */
export const credentialCases: readonly Case[] = [
  {
    name: 'a temporary password that a change of the person sets',
    steps: [
      person('salma'),
      change({ credentials: [password('once-only-1', true)] }),
      actions,
      signInAs('salma', 'once-only-1'),
      change({ credentials: [password('for-good-1', false)] }),
      actions,
      signInAs('salma', 'for-good-1'),
    ],
  },
  {
    name: 'a temporary password that a reset sets',
    steps: [
      person('salma'),
      reset(password('once-only-1', true)),
      actions,
      signInAs('salma', 'once-only-1'),
      reset(password('for-good-1', false)),
      actions,
      signInAs('salma', 'for-good-1'),
      reset({ type: 'password', value: 'without-word-1' }),
      actions,
    ],
  },
  {
    name: 'a temporary password of a new person',
    steps: [person('salma', { credentials: [password('once-only-1', true)] }), actions],
  },
  {
    name: 'passwords that are blank or break the policy',
    steps: [
      person('salma'),
      reset(password('      ', false)),
      reset(password('', false)),
      reset(password('\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0', false)),
      reset(password('\u2003\u2003\u2003\u2003\u2003\u2003', false)),
      reset(password('\t\t\t\t\t\t', false)),
      reset(password('short', false)),
      reset({ type: 'password' }),
      reset({ value: 'password-2' }),
      reset({ type: 'otp', value: 'password-2' }),
      reset({}),
      change({ credentials: [password('      ', false)] }),
      change({ credentials: [password('short', false)] }),
      change({ credentials: [password('', false)] }),
      credentials,
    ],
  },
  {
    name: 'a new person with a password that is blank or breaks the policy',
    steps: [
      person('blank', { credentials: [password('      ', false)] }),
      person('short', { credentials: [password('short', false)] }),
      { ask: 'GET admin/users?username=example.test', only: ['username'] },
    ],
  },
  {
    name: 'a new password keeps its place before the app',
    steps: [
      member('salma'),
      change({ credentials: [app('phone')] }),
      { ask: 'GET admin/users/{salma.id}/credentials', keep: 'before' },
      reset(password('another-1', false)),
      credentials,
      { ask: 'DELETE admin/users/{salma.id}/credentials/{before.0.id}' },
      credentials,
      { ask: 'DELETE admin/users/{salma.id}/credentials/{before.0.id}' },
      { ask: 'GET admin/users/{salma.id}', only: ['totp'] },
    ],
  },
  {
    name: 'two apps of one label, and apps without one',
    steps: [
      member('salma'),
      change({ credentials: [app('phone')] }),
      change({ credentials: [app('phone')] }),
      change({ credentials: [app()] }),
      change({ credentials: [app()] }),
      credentials,
    ],
  },
];
