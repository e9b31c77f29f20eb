import { createHash } from 'node:crypto';
import { findForbidden, type Place } from '#runtime/process/allowed-places.ts';
import { REFUSALS } from '../../server/security/refusals.ts';
import type { AskActions } from './ask-actions.ts';
import { countRefusals, WINDOW_MS } from './count-refusals.ts';
import { createGoodKeys } from './good-keys.ts';
import type { Exchanged, RefusedKey } from './key-token.ts';
import { createKnownTokens, type KnownToken } from './known-tokens.ts';

/**
 * A token that ends sooner than this, or than this share of its life, is exchanged again, so that it is still good when
 * the engine reads it.
 */
const MARGIN_MS = 5_000;
const MARGIN_SHARE = 0.1;

type Found = KnownToken | RefusedKey | 'away';
type Wanted = { hash: string; key: string; place: Place; isFresh: (entry: KnownToken) => boolean };

type Options = {
  ask: AskActions;
  /** Tells whether revocations arrive; while they don't, each use of a key is asked. */
  isUp: () => boolean;
  isRefused: (jti: string) => boolean;
  counts: (ip: string) => boolean;
  now?: () => number;
};

export type KeyExchange = ReturnType<typeof createKeyExchange>;

/**
 * Exchanges keys for tokens. A token is kept by its key's SHA-256 until it expires, and used without asking only while
 * revocations arrive. The places of a key are checked at each use.
 */
export function createKeyExchange({ ask, isUp, isRefused, counts, now = Date.now }: Options) {
  const known = createKnownTokens(({ jti, endsAt }) => endsAt > now() && !isRefused(jti));
  const refusals = countRefusals(counts, now);
  const good = createGoodKeys(now);
  const pending = new Map<string, Promise<Found>>();

  async function find({ hash, key, place, isFresh }: Wanted): Promise<Found> {
    const before = known.recall(hash);
    const jti = before && isFresh(before) ? before.token.jti : undefined;
    const answer = await ask({ key, jti, ...place });
    if (answer === undefined) return known.recall(hash) ?? 'away';
    if ('refusal' in answer) {
      if (answer.refusal.status === 401) {
        known.forget(hash);
        good.forget(hash);
      }
      return answer;
    }
    const { origins, addresses, token = before?.token } = answer;
    if (token === undefined) return 'away';
    const marginMs = Math.min(MARGIN_MS, (token.endsAt - now()) * MARGIN_SHARE);
    const entry = { token, allowed: { origins, addresses }, marginMs };
    known.keep(hash, entry);
    good.note(hash, token.endsAt);
    return entry;
  }
  function findOnce(wanted: Wanted): Promise<Found> {
    const finding = find(wanted).finally(() => pending.delete(wanted.hash));
    pending.set(wanted.hash, finding);
    return finding;
  }

  return {
    /** Number of keys whose token is kept. */
    size: known.size,

    /** Returns a token of a key, one good for more than `marginMs` if that is given, or the reason to refuse the key. */
    async exchange(key: string, place: Place, marginMs?: number): Promise<Exchanged> {
      const hash = createHash('sha256').update(key).digest('base64url');
      const isFresh = ({ token, marginMs: own }: KnownToken) => token.endsAt > now() + (marginMs ?? own);
      const entry = known.recall(hash);
      if (entry && isUp() && isFresh(entry)) {
        const result = admitted(entry, place);
        // A key that allows more places since is asked about again, as revocations tell only of fewer.
        if ('token' in result) return result;
      }
      // A key that was revoked since is asked about once more, and is unknown then.
      if (!entry && !good.has(hash) && !refusals.mayAsk(place.ip)) {
        return { refusal: REFUSALS.tooManyRequests, retryAfterS: WINDOW_MS / 1_000 };
      }
      const wanted = { hash, key, place, isFresh };
      const running = pending.get(hash);
      let found = await (running ?? findOnce(wanted));
      // A refusal to another place says nothing of this one.
      if (running && isForbidden(found)) found = await findOnce(wanted);
      if (found === 'away') return { refusal: REFUSALS.unavailable };
      if (!('refusal' in found)) return admitted(found, place);
      if (found.refusal.status === 401) refusals.add(place.ip);
      return found;
    },
  };
}

const isForbidden = (found: Found) => found !== 'away' && 'refusal' in found && found.refusal.status === 403;

function admitted({ token, allowed }: KnownToken, place: Place): Exchanged {
  const forbidden = findForbidden(place, allowed);
  if (forbidden === undefined) return { token };
  return { refusal: forbidden === 'address' ? REFUSALS.keyAddress : REFUSALS.keyOrigin };
}
