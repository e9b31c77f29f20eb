import { createHash } from 'node:crypto';
import type { Db } from '#actions/lib/database.ts';
import { sessionOf } from '#actions/lib/sessions/refresh-token-stub.ts';

/**
 * Lifetime of a claim without an answer: longer than Keycloak and the database may take together, so that a claim that
 * lapsed belongs to a process that was killed or frozen.
 */
const CLAIM_LIFETIME = '30 seconds';
/** Time for which a used refresh token still gets its first answer. */
const GRACE = '20 seconds';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

type Answer = { sealed: Buffer; nextToken: string | undefined };
export type ClaimState = { kind: 'claimed' | 'forgotten' | 'none' } | { kind: 'answered'; sealed: Buffer };

/**
 * Claims of refresh tokens, one row for each token; a row holds hashes and an encrypted answer. Its states:
 * - claimed: the process that inserted the row asks Keycloak, and no other one does;
 * - answered (from claimed): the row keeps the answer;
 * - forgotten (from claimed or answered): the session was signed out, and no answer is handed out any more.
 *
 * A row is deleted when Keycloak did not answer, and ends with `ends_at` in any state.
 */
export function createRefreshClaims(db: Db) {
  return {
    /** Returns the id of a new claim; undefined if the token is claimed already. */
    async claim(token: string): Promise<string | undefined> {
      const session = sessionOf(token);
      const { rows } = await db.query<{ claim_id: string }>(
        `insert into actions.refreshes as r (token_hash, session_hash, ends_at)
         values ($1, $2, now() + interval '${CLAIM_LIFETIME}')
         on conflict (token_hash) do update set
           claim_id = excluded.claim_id, session_hash = excluded.session_hash, ends_at = excluded.ends_at,
           answer = null, next_hash = null, is_forgotten = false
         where r.ends_at <= now()
         returning claim_id`,
        [sha256(token), session === undefined ? null : sha256(session)],
      );
      return rows[0]?.claim_id;
    },

    /** Keeps the answer of a claim; returns false if the claim was forgotten or has lapsed. */
    async answer(claimId: string, { sealed, nextToken }: Answer): Promise<boolean> {
      const { rowCount } = await db.query(
        `update actions.refreshes
         set answer = $2, next_hash = $3, ends_at = now() + interval '${GRACE}'
         where claim_id = $1 and not is_forgotten`,
        [claimId, sealed, nextToken === undefined ? null : sha256(nextToken)],
      );
      return rowCount === 1;
    },

    /** Deletes a claim for which Keycloak sent no answer. */
    async release(claimId: string): Promise<void> {
      await db.query('delete from actions.refreshes where claim_id = $1 and not is_forgotten', [claimId]);
    },

    async read(token: string): Promise<ClaimState> {
      const { rows } = await db.query<{ answer: Buffer | null; is_forgotten: boolean }>(
        'select answer, is_forgotten from actions.refreshes where token_hash = $1 and ends_at > now()',
        [sha256(token)],
      );
      const [row] = rows;
      if (!row) return { kind: 'none' };
      if (row.is_forgotten) return { kind: 'forgotten' };
      return row.answer ? { kind: 'answered', sealed: row.answer } : { kind: 'claimed' };
    },

    /**
     * Forgets the answer to a token and, if the token is genuine, every answer of its session: on all instances, and
     * also answers that have not arrived yet. The session that a made-up token names may be anybody's; but Keycloak has
     * answered one token with the next, so a token of such a pair is genuine, also when the session has ended meanwhile.
     */
    async forget(token: string, { isGenuine }: { isGenuine: boolean }): Promise<void> {
      const session = isGenuine ? sessionOf(token) : undefined;
      await db.query(
        `update actions.refreshes set is_forgotten = true, answer = null
         where token_hash = $1 or next_hash = $1 or session_hash = $2 or session_hash in (
           select session_hash from actions.refreshes where next_hash is not null and $1 in (token_hash, next_hash))`,
        [sha256(token), session === undefined ? null : sha256(session)],
      );
    },
  };
}

export type RefreshClaims = ReturnType<typeof createRefreshClaims>;

/** Deletes claims and answers whose time is over. */
export async function deletePastRefreshes(db: Db): Promise<void> {
  await db.query('delete from actions.refreshes where ends_at <= now()');
}
