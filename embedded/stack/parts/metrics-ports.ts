import type { StackEnv } from '../config/env.ts';

export type MeasuredPart = 'web' | 'engine' | 'identity' | 'actions';

type Settings = Pick<StackEnv, 'METRICS_PORT' | 'HASURA_GRAPHQL_ENDPOINT' | 'KEYCLOAK_URL'>;

/** Returns the port of each part that serves metrics; real servers in the place of embedded parts have their own. */
export function metricsPorts(env: Settings): Partial<Record<MeasuredPart, number>> {
  const { METRICS_PORT: first, HASURA_GRAPHQL_ENDPOINT, KEYCLOAK_URL } = env;
  if (first === undefined) return {};
  return {
    web: first,
    ...(HASURA_GRAPHQL_ENDPOINT === undefined && { engine: first + 1 }),
    ...(KEYCLOAK_URL === undefined && { identity: first + 2 }),
    actions: first + 3,
  };
}
