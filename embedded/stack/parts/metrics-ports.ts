import type { StackEnv } from '../config/env.ts';

/** Parts that serve metrics; each has the port after that of the part before it. */
const MEASURED = ['web', 'engine', 'identity', 'actions'] as const;
export type MeasuredPart = (typeof MEASURED)[number];

type Settings = Pick<StackEnv, 'METRICS_PORT' | 'HASURA_GRAPHQL_ENDPOINT' | 'KEYCLOAK_URL'>;

/** Returns the port of each part that serves metrics; real servers in the place of embedded parts have their own. */
export function metricsPorts(env: Settings): Partial<Record<MeasuredPart, number>> {
  const { METRICS_PORT: first } = env;
  if (first === undefined) return {};
  const isReplaced = { engine: env.HASURA_GRAPHQL_ENDPOINT, identity: env.KEYCLOAK_URL };
  return Object.fromEntries(
    MEASURED.map((part, index) => [part, first + index] as const).filter(
      ([part]) => !(part in isReplaced && isReplaced[part as keyof typeof isReplaced]),
    ),
  );
}
