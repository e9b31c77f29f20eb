import { isRecord } from '#runtime/bytes/read-json.ts';
import { array, lazy, mixed, number, object, string, ValidationError } from 'yup';
import { parseJsonPath } from './json-path.ts';

export type ClaimSource =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'path'; readonly path: readonly (string | number)[]; readonly fallback?: unknown };

/** Parsed value of HASURA_GRAPHQL_JWT_SECRET, see https://hasura.io/docs/latest/auth/authentication/jwt/ */
export type JwtConfig = {
  readonly keys:
    | { readonly kind: 'key'; readonly type: string; readonly key: string }
    | { readonly kind: 'url'; readonly url: URL };
  readonly claims:
    | {
        readonly kind: 'namespace';
        readonly path: readonly (string | number)[];
        readonly isStringified: boolean;
      }
    | { readonly kind: 'map'; readonly entries: ReadonlyArray<readonly [name: string, source: ClaimSource]> };
  readonly audience: readonly string[] | undefined;
  readonly issuer: string | undefined;
  readonly allowedSkewS: number;
  readonly header: { readonly type: 'Authorization' } | { readonly type: 'Cookie'; readonly name: string };
};

const TYPES = 'HS256 HS384 HS512 RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(
  ' ',
);
const DEFAULT_NAMESPACE = 'https://hasura.io/jwt/claims';

const configSchema = object({
  type: string().oneOf(TYPES),
  key: string().min(1),
  jwk_url: string().test('url', 'jwk_url must be a URL', (text) => text === undefined || URL.canParse(text)),
  claims_namespace: string().min(1),
  claims_namespace_path: string().min(1),
  claims_format: string().oneOf(['json', 'stringified_json']),
  claims_map: mixed<Record<string, unknown>>((value): value is Record<string, unknown> => isRecord(value)),
  audience: lazy((value) => (Array.isArray(value) ? array(string().required()).min(1) : string().min(1))),
  issuer: string().min(1),
  allowed_skew: number().min(0),
  header: lazy((value) =>
    typeof value === 'string'
      ? string()
      : object({
          type: string().oneOf(['Authorization', 'Cookie']).required(),
          name: string().min(1),
        }).default(undefined),
  ),
})
  .noUnknown()
  .strict();

/** Reads the JSON of HASURA_GRAPHQL_JWT_SECRET; the error names what is wrong with it, never the key. */
export function parseJwtConfig(text: string): JwtConfig {
  const given = read(text);
  if (given.claims_namespace !== undefined && given.claims_namespace_path !== undefined) {
    fail('takes claims_namespace or claims_namespace_path, not both');
  }

  return {
    keys: keysOf(given),
    claims:
      given.claims_map === undefined
        ? namespaceOf(given)
        : { kind: 'map', entries: claimSources(given.claims_map) },
    audience: typeof given.audience === 'string' ? [given.audience] : given.audience,
    issuer: given.issuer,
    allowedSkewS: given.allowed_skew ?? 0,
    header: headerOf(given.header),
  };
}

type Given = {
  type?: string | undefined;
  key?: string | undefined;
  jwk_url?: string | undefined;
  claims_namespace?: string | undefined;
  claims_namespace_path?: string | undefined;
  claims_format?: string | undefined;
  claims_map?: Record<string, unknown> | undefined;
  audience?: string | string[] | undefined;
  issuer?: string | undefined;
  allowed_skew?: number | undefined;
  header?: unknown;
};

function read(text: string): Given {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error('HASURA_GRAPHQL_JWT_SECRET is not JSON.', { cause: error });
  }
  try {
    return configSchema.validateSync(json, { abortEarly: false }) as Given;
  } catch (error) {
    if (error instanceof ValidationError) fail(`is not right: ${error.errors.join('; ')}`);
    throw error;
  }
}

function keysOf(given: Given): JwtConfig['keys'] {
  if (given.jwk_url !== undefined && given.key === undefined)
    return { kind: 'url', url: new URL(given.jwk_url) };
  if (given.jwk_url !== undefined || given.key === undefined || given.type === undefined) {
    fail('takes either type and key or jwk_url');
  }
  const leastBytes = given.type.startsWith('HS') ? Number(given.type.slice(2)) / 8 : 1;
  if (Buffer.byteLength(given.key) < leastBytes)
    fail(`needs a key of at least ${leastBytes} bytes for ${given.type}`);

  return { kind: 'key', type: given.type, key: given.key };
}

function namespaceOf(given: Given): JwtConfig['claims'] {
  const path =
    given.claims_namespace_path === undefined
      ? [given.claims_namespace ?? DEFAULT_NAMESPACE]
      : parseJsonPath(given.claims_namespace_path);
  return { kind: 'namespace', path, isStringified: given.claims_format === 'stringified_json' };
}

function claimSources(map: Record<string, unknown>) {
  const entries = Object.entries(map).map(
    ([name, value]) => [name.toLowerCase(), claimSource(value)] as const,
  );
  for (const needed of ['x-hasura-allowed-roles', 'x-hasura-default-role']) {
    if (!entries.some(([name]) => name === needed)) fail(`has a claims_map without ${needed}`);
  }
  return entries;
}

function claimSource(value: unknown): ClaimSource {
  if (!isRecord(value) || typeof value['path'] !== 'string') return { kind: 'literal', value };
  const path = parseJsonPath(value['path']);
  return 'default' in value ? { kind: 'path', path, fallback: value['default'] } : { kind: 'path', path };
}

function headerOf(header: unknown): JwtConfig['header'] {
  if (!isRecord(header) || header['type'] === 'Authorization') return { type: 'Authorization' };
  if (typeof header['name'] !== 'string') fail('needs the name of the cookie');
  return { type: 'Cookie', name: header['name'] };
}

function fail(what: string): never {
  throw new Error(`HASURA_GRAPHQL_JWT_SECRET ${what}.`);
}
