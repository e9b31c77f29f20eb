/** A change of one record: the request that makes it, and the sign of it in the record. */
export type Change = {
  name: string;
  /** Changes of one part overwrite each other; changes of different parts must not. */
  part: string;
  request(id: string, version: 0 | 1): [method: string, path: string, body: unknown];
  isIn(record: Row, version: 0 | 1): boolean;
};

/** A row as JSON; a realm, client, flow or identity provider is its settings. */
export type Row = Readonly<Record<string, unknown>>;

const put =
  (path: (id: string) => string) =>
  (part: string, versions: readonly [unknown, unknown], column = part): Change => ({
    name: `a change of ${part}`,
    part,
    request: (id, version) => ['PUT', path(id), { [part]: versions[version] }],
    isIn: (record, version) => JSON.stringify(record[column]) === JSON.stringify(versions[version]),
  });

const putAccount = put((id) => `/users/${id}`);
const putClient = put((id) => `/clients/${id}`);
const putRealm = put(() => '');
const putProvider = put(() => '/identity-provider/instances/google');

const actionsOf = (record: Row): unknown[] => [record['required_actions']].flat();

/** Every kind of change that the Admin API makes in the row of an account. */
export const ACCOUNT_CHANGES: readonly Change[] = [
  putAccount('enabled', [false, true]),
  putAccount('emailVerified', [false, true], 'email_verified'),
  putAccount('firstName', ['Noor', 'Rana'], 'first_name'),
  putAccount('lastName', ['Aziz', 'Saleh'], 'last_name'),
  {
    name: 'a change of the address',
    part: 'email',
    request: (id, version) => ['PUT', `/users/${id}`, { email: `${id}-${version}@example.com` }],
    isIn: ({ id, email, username }, version) =>
      email === `${String(id)}-${version}@example.com` && username === email,
  },
  {
    name: 'a reset of the password',
    part: 'required_actions',
    request: (id, version) => [
      'PUT',
      `/users/${id}/reset-password`,
      { type: 'password', value: 'another-password-1', temporary: version === 0 },
    ],
    isIn: (record, version) => actionsOf(record).includes('UPDATE_PASSWORD') === (version === 0),
  },
  {
    name: 'a change of the required actions',
    part: 'required_actions',
    request: (id, version) => [
      'PUT',
      `/users/${id}`,
      { requiredActions: version === 0 ? ['VERIFY_EMAIL'] : [] },
    ],
    isIn: (record, version) => actionsOf(record).includes('VERIFY_EMAIL') === (version === 0),
  },
  {
    name: 'a logout',
    part: 'not_before',
    request: (id) => ['POST', `/users/${id}/logout`, {}],
    isIn: ({ not_before: seconds }) => Number(seconds) > 0,
  },
];

const addMapper = (mapper: string): Change => ({
  name: `a new mapper "${mapper}"`,
  part: `mapper ${mapper}`,
  request: (id) => [
    'POST',
    `/clients/${id}/protocol-mappers/models`,
    { name: mapper, protocol: 'openid-connect', protocolMapper: 'oidc-audience-mapper', config: {} },
  ],
  isIn: ({ protocolMappers }) =>
    (protocolMappers as Array<{ name: string }>).some(({ name }) => name === mapper),
});

/** Changes of the row of a client. */
export const CLIENT_CHANGES: readonly Change[] = [
  putClient('description', ['first', 'second']),
  putClient('redirectUris', [['https://one.example/*'], ['https://two.example/*']]),
  {
    name: 'a new secret',
    part: 'secret',
    request: (id) => ['POST', `/clients/${id}/client-secret`, {}],
    isIn: ({ secret }) => secret !== 'first-secret',
  },
  addMapper('one'),
  addMapper('two'),
];

const addExecution = (authenticator: string): Change => ({
  name: `a new step ${authenticator}`,
  part: authenticator,
  request: (alias) => [
    'POST',
    `/authentication/flows/${alias}/executions/execution`,
    { provider: authenticator },
  ],
  isIn: ({ executions }) =>
    (executions as Array<{ authenticator: string }>).some((step) => step.authenticator === authenticator),
});

/** Changes of the row of a flow. */
export const FLOW_CHANGES: readonly Change[] = [
  addExecution('direct-grant-validate-username'),
  addExecution('direct-grant-validate-password'),
  addExecution('auth-cookie'),
];

/** Changes of the row of a realm. */
export const REALM_CHANGES: readonly Change[] = [
  putRealm('displayName', ['first', 'second']),
  putRealm('accessTokenLifespan', [301, 302]),
];

/** Changes of the row of an identity provider. */
export const PROVIDER_CHANGES: readonly Change[] = [
  putProvider('enabled', [false, true]),
  putProvider('trustEmail', [true, false]),
  putProvider('displayName', ['first', 'second']),
];
