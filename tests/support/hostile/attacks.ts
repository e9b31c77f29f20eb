import type { Attack } from './attack.ts';
import { introspectionFlood } from './introspection-flood.ts';
import { slowQueriesOfPrefix, slowQueriesOfTwo } from './slow-queries.ts';
import { slowSubscriptions } from './slow-subscriptions.ts';
import { subscribeCycles } from './subscribe-cycles.ts';

/** All attacks by name. */
export const attacks = {
  introspectionFlood,
  slowQueriesOfPrefix,
  slowQueriesOfTwo,
  slowSubscriptions,
  subscribeCycles,
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
