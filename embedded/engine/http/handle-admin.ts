import type { IncomingMessage } from 'node:http';
import { isTooDeep, MAX_LEVELS } from '#runtime/bytes/json-levels.ts';
import { REQUEST_ID } from '#runtime/observe/request-id.ts';
import type { CommandKind } from '../admin/admin-api.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import { EngineError } from '../errors/engine-error.ts';
import { readBody, requireJson } from './read-body.ts';

/** APIs that can be switched off, by Hasura's names. */
export type ApiName = 'graphql' | 'metadata' | 'pgdump' | 'config';

/** Functions behind the endpoints of the administrator. */
export type AdminEndpoints = {
  readonly run: (body: unknown, kind: CommandKind, requestId: string) => Promise<unknown>;
  readonly config: () => unknown;
  readonly dump: (body: unknown) => string;
  readonly explain: (body: unknown) => Promise<unknown>;
};

const MAX_BYTES = 20 * 1024 * 1024;

type Parts = { readonly authenticate: Authenticate; readonly admin: AdminEndpoints };
type Answer = { readonly body: string };
type Endpoint = {
  readonly api: ApiName;
  readonly answer: (request: IncomingMessage, admin: AdminEndpoints) => Promise<Answer>;
};

const commands = (kind: CommandKind): Endpoint => ({
  api: 'metadata',
  answer: async (request, admin) => {
    const requestId = String(request.headers[REQUEST_ID]);

    return { body: JSON.stringify(await admin.run(await readJson(request), kind, requestId)) };
  },
});

const endpoints: Readonly<Record<string, Endpoint>> = {
  'POST /v1/metadata': commands('metadata'),
  'POST /v2/query': commands('query'),
  'POST /v1/query': commands('both'),
  'GET /v1alpha1/config': {
    api: 'config',
    answer: (_request, admin) => Promise.resolve({ body: JSON.stringify(admin.config()) }),
  },
  'POST /v1/graphql/explain': {
    api: 'graphql',
    answer: async (request, admin) => ({
      body: JSON.stringify(await admin.explain(await readJson(request))),
    }),
  },
  'POST /v1alpha1/pg_dump': {
    api: 'pgdump',
    answer: async (request, admin) => ({ body: admin.dump(await readJson(request)) }),
  },
};

/** Finds the administrator's endpoint of a request; the command line writes a second slash before the path. */
export function adminEndpoint(method: string | undefined, path: string): Endpoint | undefined {
  return endpoints[`${method} ${path.replace(/^\/{2,}/, '/')}`];
}

/** Answers the administrator alone: the secret is checked before any of the body is read. */
export async function handleAdmin(
  request: IncomingMessage,
  endpoint: Endpoint,
  { authenticate, admin }: Parts,
): Promise<Answer> {
  const session = await authenticate(request.headers);
  if (session.role !== 'admin' || !session.isTrusted)
    throw new EngineError('access-denied', 'restricted access : admin only');

  return endpoint.answer(request, admin);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  requireJson(request);
  const { text } = await readBody(request, MAX_BYTES);
  const value = parse(text);
  if (isTooDeep(value, text))
    throw new EngineError('bad-request', `the body has ${MAX_LEVELS} levels at most`);

  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new EngineError('invalid-json', 'the body is not valid JSON', { cause: error });
  }
}
