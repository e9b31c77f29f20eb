import { abandonedMutations } from './abandoned-mutations.ts';
import type { Attack } from './attack.ts';
import { costlyShapes } from './costly-shapes.ts';
import { earlyBytes } from './early-bytes.ts';
import { frozenDatabase, stutteringDatabase } from './frozen-database.ts';
import { introspectionFlood } from './introspection-flood.ts';
import { slowBodies } from './slow-bodies.ts';
import { slowQueriesOfPrefix, slowQueriesOfTwo } from './slow-queries.ts';
import { slowSubscriptions } from './slow-subscriptions.ts';
import { subscribeCycles } from './subscribe-cycles.ts';
import { unreadSockets } from './unread-sockets.ts';

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
