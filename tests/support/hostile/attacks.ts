import type { Attack } from './attack.ts';
import { earlyBytes } from './early-bytes.ts';
import { frozenDatabase, stutteringDatabase } from './frozen-database.ts';
import * as requestAttacks from './request-attacks.ts';
import { slowBodies } from './slow-bodies.ts';
import * as socketAttacks from './socket-attacks.ts';

/** All attacks by name. */
export const attacks = {
  ...requestAttacks,
  ...socketAttacks,
  earlyBytes,
  frozenDatabase,
  slowBodies,
  stutteringDatabase,
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
