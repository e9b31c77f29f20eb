import type { Attack } from './attack.ts';
import { earlyBytes } from './early-bytes.ts';
import { frozenDatabase, stutteringDatabase } from './frozen-database.ts';
import {
  abandonedMutations,
  costlyShapes,
  introspectionFlood,
  slowQueriesOfPrefix,
  slowQueriesOfTwo,
} from './request-attacks.ts';
import { slowBodies } from './slow-bodies.ts';
import { slowSubscriptions, subscribeCycles, unreadSockets } from './socket-attacks.ts';

/** All attacks by name. */
export const attacks = {
  abandonedMutations,
  costlyShapes,
  earlyBytes,
  frozenDatabase,
  introspectionFlood,
  slowBodies,
  slowQueriesOfPrefix,
  slowQueriesOfTwo,
  slowSubscriptions,
  stutteringDatabase,
  subscribeCycles,
  unreadSockets,
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
