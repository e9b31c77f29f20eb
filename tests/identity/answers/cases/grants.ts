import { ACTIONS, PLACEHOLDERS, SECRETS, WEB, WEB_URL } from '../../keycloak-client.ts';
import { member, PASSWORD, type Case, type Step } from '../case.ts';

type Fields = Readonly<Record<string, string>>;

const CREDENTIALS = { grant_type: 'client_credentials' };
const GRANT = { grant_type: 'password', username: 'salma@example.test', password: PASSWORD };
const token = (form: NonNullable<Step['form']>): Step => ({
  ask: 'POST openid/token',
  form,
  only: ['token_type', 'scope'],
});
/** Asks for a token with a secret by HTTP Basic. */
const basic = (id: string, secret: string, form: Fields = {}): Step => ({
  ...token({ ...CREDENTIALS, ...form }),
  headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
});
const pairs = (form: Fields, ...more: Array<[string, string]>): Array<[string, string]> => [
  ...Object.entries(form),
  ...more,
];

/** How a client says who it is, and which requests for tokens are refused. */
export const grantCases: readonly Case[] = [
  {
    name: 'both ways of a secret',
    steps: [
      basic('api-reader', PLACEHOLDERS.API_READER_CLIENT_SECRET),
      basic('actions', SECRETS.actions),
      basic('actions', 'wrong'),
      basic('actions', SECRETS.actions, { client_id: 'actions' }),
      token({ ...CREDENTIALS, client_id: 'actions' }),
      token({ ...CREDENTIALS, client_id: 'actions', client_secret: '' }),
    ],
  },
  {
    name: 'both ways of a secret in one request',
    differs: 'A secret in both ways',
    steps: [
      basic('actions', SECRETS.actions, ACTIONS),
      basic('actions', SECRETS.actions, { ...ACTIONS, client_secret: 'wrong' }),
      basic('actions', SECRETS.actions, { client_id: 'web' }),
    ],
  },
  {
    name: 'parameters twice',
    steps: [
      member('salma'),
      token(pairs({ ...WEB, ...GRANT }, ['username', 'nobody@example.test'])),
      token(pairs({ ...ACTIONS, ...CREDENTIALS }, ['grant_type', 'client_credentials'])),
      token(pairs({ ...ACTIONS, ...CREDENTIALS }, ['client_id', 'web'])),
      { ask: 'POST openid/revoke', form: pairs({ ...WEB, token: 'a' }, ['token', 'b']) },
      { ask: 'POST openid/token/introspect', form: pairs({ ...WEB, token: 'a' }, ['token', 'b']) },
      { ask: 'POST openid/logout', form: pairs({ ...WEB, refresh_token: 'a' }, ['refresh_token', 'b']) },
    ],
  },
  {
    name: 'parameters that are empty, or unknown and given twice',
    differs: 'Empty and unknown parameters',
    steps: [
      member('salma'),
      token({ ...WEB, ...GRANT, scope: '' }),
      token({ ...WEB, grant_type: '' }),
      token(pairs({ ...ACTIONS, ...CREDENTIALS }, ['nonsense', '1'], ['nonsense', '2'])),
    ],
  },
  {
    name: 'grants that need more',
    steps: [
      token({ ...WEB, grant_type: 'authorization_code', redirect_uri: `${WEB_URL}/auth` }),
      token({ ...WEB, grant_type: 'authorization_code', code: 'x' }),
      token({ ...WEB, grant_type: 'implicit' }),
      { ask: 'POST openid/token', json: { ...ACTIONS, ...CREDENTIALS } },
      { ask: 'GET openid/token?grant_type=client_credentials' },
      { ask: 'POST openid/token?grant_type=client_credentials', form: ACTIONS },
    ],
  },
  {
    name: 'grants that are off',
    differs: 'Grants',
    steps: [
      token({ ...WEB, grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: 'x' }),
      token({ ...WEB, grant_type: 'urn:openid:params:grant-type:ciba', auth_req_id: 'x' }),
      token({ ...WEB, grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange', subject_token: 'x' }),
      token({ ...WEB, grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'x' }),
      token({ ...WEB, grant_type: 'urn:ietf:params:oauth:grant-type:uma-ticket' }),
    ],
  },
];
