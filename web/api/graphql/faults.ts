import type { SourceLocation } from 'graphql';

/** A fault of a GraphQL request that this server finds before it asks the engine. */
export type Fault = {
  /** HTTP status for clients that accept `application/graphql-response+json`, and for all with `always`. */
  status: number;
  /** Whether clients of plain JSON get the status too; otherwise they get 200, as from Hasura. */
  always?: boolean;
  headers?: Record<string, string>;
  body: unknown;
};

const errorBody = (code: string, message: string, path = '$') => ({
  errors: [{ message, extensions: { path, code } }],
});

export const FAULTS = {
  parameterInvalid: (message: string): Fault => ({
    status: 400,
    always: true,
    body: errorBody('request-invalid', message),
  }),
  queryMissing: {
    status: 400,
    always: true,
    body: errorBody(
      'request-invalid',
      'A GET needs the parameter "query", or "extensions" with a persisted query; variables are JSON in "variables".',
    ),
  },
  upgradeDropped: {
    status: 426,
    always: true,
    headers: { upgrade: 'websocket', connection: 'Upgrade' },
    body: errorBody(
      'request-invalid',
      'This is the handshake of a WebSocket, but its header Upgrade did not arrive; a proxy before this server must pass Upgrade and Connection on.',
    ),
  },
  bodyInvalid: {
    status: 400,
    always: true,
    body: errorBody('request-invalid', 'The body is neither a JSON object nor a list of them.'),
  },
  /** The message and code are Hasura's. */
  notGraphql: (locations?: readonly SourceLocation[]): Fault => ({
    status: 400,
    body: {
      errors: [
        {
          message: 'not a valid graphql query',
          ...(locations && { locations }),
          extensions: { path: '$.query', code: 'validation-failed' },
        },
      ],
    },
  }),
  variableNull: ({ name, type }: { name: string; type: string }): Fault => ({
    status: 400,
    body: errorBody(
      'validation-failed',
      `expecting a value for non-nullable variable: "${name}" of type ${type}`,
    ),
  }),
  mutationByGet: {
    status: 405,
    always: true,
    headers: { allow: 'POST' },
    body: errorBody('method-not-allowed', 'A mutation is sent by POST; GET is for queries.'),
  },
  subscriptionByGet: {
    status: 405,
    always: true,
    headers: { allow: 'POST' },
    body: errorBody(
      'subscription-needs-socket',
      'A subscription needs a WebSocket at this address, with the protocol graphql-transport-ws; GET is for queries.',
    ),
  },
  hashInvalid: {
    status: 400,
    always: true,
    body: errorBody(
      'persisted-query-invalid',
      'extensions.persistedQuery needs version 1 and sha256Hash, 64 hexadecimal digits in lower case.',
    ),
  },
  hashWrong: {
    status: 400,
    always: true,
    body: errorBody('persisted-query-invalid', 'The provided sha256Hash is not the hash of the query.'),
  },
  /** The message and status 200 that Apollo's clients expect before they send the query's text. */
  hashUnknown: {
    status: 200,
    always: true,
    body: {
      errors: [
        { message: 'PersistedQueryNotFound', extensions: { path: '$', code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ],
    },
  },
  batchNotAsked: {
    status: 400,
    body: errorBody(
      'batch-not-asked',
      'Nothing of this batch was asked, as another operation of it is at fault.',
    ),
  },
} satisfies Record<string, Fault | ((found: never) => Fault)>;
