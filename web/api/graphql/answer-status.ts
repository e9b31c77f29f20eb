import { isRecord } from '#runtime/bytes/read-json.ts';

/** HTTP status for error codes of Hasura, the engine and the actions service; any other code gets 400. */
const STATUSES: ReadonlyArray<readonly [codes: RegExp, status: number]> = [
  [/^(access-denied|invalid-jwt|invalid-headers|jwt-.*|token-invalid)$/, 401],
  [/^(permission-error|role-required|origin-not-allowed|origin-refused)$/, 403],
  [/^(too-many-.*|.*-too-many-attempts)$/, 429],
  [/^(unexpected|internal-error)$/, 500],
  [/^(too-busy|postgres-error|postgres-max-connections-error|service-unavailable|.*-unavailable)$/, 503],
];

/**
 * Returns the HTTP status of a GraphQL answer for clients that accept `application/graphql-response+json`: 200 with
 * data or without errors, else the status of the first error's code.
 *
 * See https://graphql.github.io/graphql-over-http/draft/#sec-Status-Codes
 */
export function answerStatus(body: unknown): number {
  if (!isRecord(body) || !Array.isArray(body['errors'])) return 200;
  if (body['data'] !== undefined && body['data'] !== null) return 200;
  const [first] = body['errors'] as unknown[];
  const extensions = isRecord(first) ? first['extensions'] : undefined;
  const code = isRecord(extensions) ? String(extensions['code']) : '';

  return statusOfCode(code);
}

/** Returns the HTTP status of an error code. */
export function statusOfCode(code: string): number {
  return STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400;
}
