import { EngineError } from '../errors/engine-error.ts';
import { parseJson } from '../json/exact-json.ts';
import type { GraphqlRequest } from '../contract/execution.ts';

/** Reads one operation from a decoded body or WebSocket payload. */
export function parseGraphqlRequest(value: unknown): GraphqlRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw parseFailed('$', 'expected Object', value);
  }
  const { query, variables, operationName, extensions } = value as Record<string, unknown>;
  refusePersisted(extensions);
  if (query === undefined) throw new EngineError('parse-failed', 'key "query" not found');
  if (typeof query !== 'string') throw parseFailed('$.query', 'expected String', query);
  if (!isAbsent(variables) && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw parseFailed('$.variables', 'expected Object', variables);
  }
  if (!isAbsent(operationName) && typeof operationName !== 'string') {
    throw parseFailed('$.operationName', 'expected String', operationName);
  }

  return {
    query,
    ...(isAbsent(variables) ? {} : { variables: variables as Record<string, unknown> }),
    ...(isAbsent(operationName) || operationName === '' ? {} : { operationName }),
  };
}

/**
 * Refuses persisted queries with Hasura's message (only its paid editions have them), so that a client sends the
 * text.
 */
function refusePersisted(extensions: unknown): void {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return;
  throw new EngineError('not-supported', 'Automatic Persisted Queries is not enabled');
}

/** Decodes a body: one operation, or a list of several. */
export function parseBody(text: string, maxBatch: number): GraphqlRequest | readonly GraphqlRequest[] {
  const value = decode(text);
  if (!Array.isArray(value)) return parseGraphqlRequest(value);
  if (value.length > maxBatch) {
    throw new EngineError('bad-request', `a batch holds at most ${maxBatch} operations, not ${value.length}`);
  }
  return value.map(parseGraphqlRequest);
}

function decode(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new EngineError('invalid-json', 'the body is not valid JSON', { cause: error });
  }
}

function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function parseFailed(path: string, expected: string, found: unknown): EngineError {
  const kind = found === null ? 'Null' : Array.isArray(found) ? 'Array' : typeof found;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return new EngineError('parse-failed', `parsing failed, ${expected}, but encountered ${name}`, { path });
}
