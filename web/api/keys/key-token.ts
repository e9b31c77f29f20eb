import type { Refusal } from '../../server/security/refusals.ts';

/** Token that a key was exchanged for; `endsAt` is in milliseconds since 1970. */
export type KeyToken = { value: string; jti: string; endsAt: number };
export type RefusedKey = { refusal: Refusal; retryAfterS?: number };
export type Exchanged = { token: KeyToken } | RefusedKey;
