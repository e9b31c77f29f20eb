import type { Case, Step } from '../case.ts';

const make = (settings: Readonly<Record<string, unknown>>): Step => ({
  ask: 'POST admin/clients',
  as: 'bootstrap',
  json: { clientId: 'reports', secret: 'first-secret-1', ...settings },
  keep: 'reports',
});
const token = (secret: string, more: Readonly<Record<string, string>> = {}): Step => ({
  ask: 'POST openid/token',
  form: { client_id: 'reports', client_secret: secret, grant_type: 'client_credentials', ...more },
  only: ['error', 'error_description', 'token_type', 'expires_in', 'refresh_expires_in', 'scope'],
});
const SHOWN = [
  ...['clientId', 'enabled', 'publicClient', 'bearerOnly', 'standardFlowEnabled', 'implicitFlowEnabled'],
  ...[
    'directAccessGrantsEnabled',
    'serviceAccountsEnabled',
    'redirectUris',
    'webOrigins',
    'fullScopeAllowed',
  ],
  ...[
    'defaultClientScopes',
    'optionalClientScopes',
    'clientAuthenticatorType',
    'protocol',
    'secret',
    'protocolMappers',
  ],
];
const show: Step = { ask: 'GET admin/clients/{reports.id}', as: 'bootstrap', only: SHOWN };

/** How clients of programs are made, and get their tokens. */
export const clientCases: readonly Case[] = [
  {
    name: 'a new client without redirect addresses gets its token',
    steps: [
      make({ serviceAccountsEnabled: true, publicClient: false }),
      show,
      token('first-secret-1'),
      token('wrong'),
    ],
  },
  {
    name: 'a new client of few settings',
    steps: [make({}), show, token('first-secret-1')],
  },
  {
    name: 'a change of some settings of a client leaves the others',
    steps: [
      make({ serviceAccountsEnabled: true, redirectUris: ['http://localhost:3000/reports'] }),
      {
        ask: 'PUT admin/clients/{reports.id}',
        as: 'bootstrap',
        json: { clientId: 'reports', enabled: false },
      },
      show,
      token('first-secret-1'),
      {
        ask: 'PUT admin/clients/{reports.id}',
        as: 'bootstrap',
        json: { enabled: true, secret: 'second-secret-1' },
      },
      token('first-secret-1'),
      token('second-secret-1'),
    ],
  },
  {
    name: 'the secret of a client is read and made again',
    steps: [
      make({ serviceAccountsEnabled: true }),
      { ask: 'GET admin/clients/{reports.id}/client-secret', as: 'bootstrap' },
      { ask: 'POST admin/clients/{reports.id}/client-secret', as: 'bootstrap', only: ['type'], keep: 'new' },
      token('first-secret-1'),
      token('{new.value}'),
    ],
  },
  {
    name: 'clients by clientId',
    steps: [
      make({}),
      { ask: 'GET admin/clients?clientId=reports', as: 'bootstrap', only: ['clientId'] },
      { ask: 'GET admin/clients?clientId=report', as: 'bootstrap', only: ['clientId'] },
      { ask: 'GET admin/clients?clientId=repo&search=true', as: 'bootstrap', only: ['clientId'] },
      {
        ask: 'GET admin/clients?clientId=api-&search=true&first=1&max=1',
        as: 'bootstrap',
        only: ['clientId'],
      },
    ],
  },
  {
    name: 'clients who are there already, nameless or not there',
    steps: [
      make({}),
      { ...make({}), keep: 'second' },
      { ask: 'POST admin/clients', as: 'bootstrap', json: {} },
      { ask: 'GET admin/clients/nope', as: 'bootstrap' },
      { ask: 'PUT admin/clients/nope', as: 'bootstrap', json: { enabled: false } },
      { ask: 'DELETE admin/clients/nope', as: 'bootstrap' },
      { ask: 'GET admin/clients/{reports.id}/service-account-user', as: 'bootstrap' },
    ],
  },
  {
    name: 'the service account of a client',
    steps: [
      make({ serviceAccountsEnabled: true }),
      {
        ask: 'GET admin/clients/{reports.id}/service-account-user',
        as: 'bootstrap',
        only: ['username', 'enabled'],
      },
      { ask: 'GET admin/users?username=service-account-reports', only: ['username'] },
      { ask: 'GET admin/users?search=service-account-reports', only: ['username'] },
    ],
  },
];
