import type { RestEndpoint } from '../contract/core.ts';
import { HttpFault } from './read-body.ts';

export type Matched = {
  readonly endpoint: RestEndpoint;
  /** Values that the URL's path gives to the endpoint's variables. */
  readonly values: ReadonlyArray<readonly [name: string, value: string]>;
};

/** Finds the endpoint of a path and method; throws Hasura's faults 404 or 405 where there is none. */
export function matchEndpoint(endpoints: readonly RestEndpoint[], method: string, path: string): Matched {
  const segments = path.split('/').map(decode);
  const atPath = endpoints.filter((endpoint) => fits(endpoint, segments));
  const endpoint = atPath.find(({ methods }) => methods.some((allowed) => allowed === method));
  if (endpoint) return { endpoint, values: valuesOf(endpoint, segments) };
  if (atPath.length === 0) throw new HttpFault(404, 'not-found', 'Endpoint not found');
  const allowed = atPath.flatMap(({ methods }) => methods).join(', ');
  throw new HttpFault(405, 'method-not-allowed', `Allowed methods: ${allowed}`, { allow: allowed });
}

function fits({ segments }: RestEndpoint, found: readonly string[]): boolean {
  return (
    segments.length === found.length &&
    segments.every((segment, index) => !('text' in segment) || segment.text === found[index])
  );
}

function valuesOf({ segments }: RestEndpoint, found: readonly string[]): Matched['values'] {
  return segments.flatMap((segment, index) =>
    'variable' in segment ? [[segment.variable, found[index] ?? ''] as const] : [],
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpFault(400, 'bad-request', 'the address is not well encoded');
  }
}
