import { member, type Case, type Step } from '../case.ts';

const asked = (ask: Step['ask'], more: Partial<Step> = {}): Step => ({ ask, as: 'bootstrap', ...more });

/** What Keycloak has, and the embedded identity has not. */
export const absentCases: readonly Case[] = [
  {
    name: 'other parts of the Admin API',
    differs: 'All other paths',
    steps: [
      member('salma'),
      asked('GET admin/groups'),
      asked('GET admin/client-scopes', { only: ['name'], isUnordered: true }),
      asked('GET admin/users/{salma.id}/groups'),
      asked('GET admin/users/{salma.id}/consents'),
      asked('GET admin/users/profile', { only: [] }),
      asked('GET admin/client-session-stats', { only: [] }),
      asked('PATCH admin/users'),
    ],
  },
  {
    name: 'paths that no Keycloak has',
    differs: 'All other paths',
    steps: [{ ask: 'GET admin/nothing' }, { ask: 'GET openid/nothing' }, { ask: 'GET realm/nothing' }],
  },
];
