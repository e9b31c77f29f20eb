import type { JWTPayload } from 'jose';
import { EngineError } from '../errors/engine-error.ts';
import { NOT_FOUND, valueAt } from './json-path.ts';
import type { ClaimSource, JwtConfig } from './jwt-config.ts';

/** Roles and session variables that a token carries. */
export type HasuraClaims = {
  readonly allowedRoles: readonly string[];
  readonly defaultRole: string;
  /** The other x-hasura-* claims, names in lower case. */
  readonly variables: Readonly<Record<string, string>>;
};

const ALLOWED_ROLES = 'x-hasura-allowed-roles';
const DEFAULT_ROLE = 'x-hasura-default-role';

/**
 * Reads the Hasura claims of a verified token by namespace, path or map.
 *
 * See https://hasura.io/docs/2.0/auth/authentication/jwt/#hasura-jwt-format
 */
export function readHasuraClaims(payload: JWTPayload, source: JwtConfig['claims']): HasuraClaims {
  const claims =
    source.kind === 'map' ? mappedClaims(payload, source.entries) : namespacedClaims(payload, source);
  const allowedRoles = claims.get(ALLOWED_ROLES);
  const defaultRole = claims.get(DEFAULT_ROLE);
  claims.delete(ALLOWED_ROLES);
  claims.delete(DEFAULT_ROLE);

  return {
    allowedRoles: roleList(allowedRoles),
    defaultRole: role(defaultRole),
    variables: sessionVariables(claims),
  };
}

function namespacedClaims(payload: JWTPayload, source: Extract<JwtConfig['claims'], { kind: 'namespace' }>) {
  const found = valueAt(payload, source.path);
  if (found === NOT_FOUND) {
    throw new EngineError(
      'jwt-missing-role-claims',
      `claims key: '${source.path.join('.') || '$'}' not found`,
    );
  }
  const value = source.isStringified ? parseStringified(found) : found;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EngineError('jwt-invalid-claims', 'invalid x-hasura-* claims: expecting a JSON object');
  }
  return hasuraEntries(Object.entries(value));
}

function parseStringified(found: unknown): unknown {
  if (typeof found !== 'string') {
    throw new EngineError('jwt-invalid-claims', 'expecting stringified json for the claims');
  }
  try {
    return JSON.parse(found);
  } catch (error) {
    throw new EngineError('jwt-invalid-claims', 'the stringified claims are not JSON', { cause: error });
  }
}

function mappedClaims(payload: JWTPayload, entries: ReadonlyArray<readonly [string, ClaimSource]>) {
  return hasuraEntries(entries.map(([name, source]) => [name, mappedValue(payload, name, source)]));
}

function mappedValue(payload: JWTPayload, name: string, source: ClaimSource): unknown {
  if (source.kind === 'literal') return source.value;
  const value = valueAt(payload, source.path);
  if (value !== NOT_FOUND) return value;
  if (source.fallback !== undefined) return source.fallback;
  if (name === ALLOWED_ROLES || name === DEFAULT_ROLE) return undefined;
  throw new EngineError('jwt-invalid-claims', `JWT claim from claims_map, ${name} not found`);
}

function hasuraEntries(entries: ReadonlyArray<readonly [string, unknown]>): Map<string, unknown> {
  return new Map(
    entries
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name.startsWith('x-hasura-')),
  );
}

function roleList(value: unknown): readonly string[] {
  if (value === undefined) {
    throw new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${ALLOWED_ROLES}`);
  }
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (isList) return value;
  const problem = Array.isArray(value)
    ? 'parsing a role failed, expected String'
    : `parsing [] failed, expected Array, but encountered ${jsonKind(value)}`;
  throw new EngineError(
    'jwt-invalid-claims',
    `invalid ${ALLOWED_ROLES}; should be a list of roles: ${problem}`,
  );
}

function role(value: unknown): string {
  if (value === undefined) {
    throw new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${DEFAULT_ROLE}`);
  }
  if (typeof value === 'string' && value !== '') return value;
  throw new EngineError(
    'jwt-invalid-claims',
    `invalid ${DEFAULT_ROLE}; should be a role: parsing Text failed, expected String, but encountered ${jsonKind(value)}`,
  );
}

function sessionVariables(claims: ReadonlyMap<string, unknown>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of claims) {
    if (typeof value !== 'string') {
      throw new EngineError(
        'jwt-invalid-claims',
        `invalid claim ${name}; should be a string: expected String, but encountered ${jsonKind(value)}`,
      );
    }
    variables[name] = value;
  }
  return variables;
}

function jsonKind(value: unknown): string {
  if (value === null) return 'Null';
  if (Array.isArray(value)) return 'Array';
  const kind = typeof value;
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
