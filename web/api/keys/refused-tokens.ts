/**
 * A token that is refused from `from` on and expires at `until`, both in milliseconds since 1970; `ended` tells whether
 * its key has ended, too.
 */
export type RefusedToken = { jti: string; from: number; until: number; ended: boolean };
/** Reason for refusing a token: its key allows less than before (`token-revoked`), or has been revoked or has expired. */
export type Revocation = 'token-revoked' | 'key-ended';
type End = (reason: Revocation) => void;

/** Upper bound of remembered tokens. Tokens live for minutes, so there are never as many in practice. */
const MAX_TOKENS = 100_000;
/** Longest delay of `setTimeout`, in milliseconds. */
const MAX_WAIT_MS = 2 ** 31 - 1;

const reasonOf = ({ ended }: RefusedToken): Revocation => (ended ? 'key-ended' : 'token-revoked');

/** Creates the list of refused tokens of keys, with the open connections to end when their token becomes refused. */
export function createRefusedTokens(now: () => number = Date.now) {
  let refused = new Map<string, RefusedToken>();
  const holders = new Map<string, Set<End>>();
  const alarms = createAlarms(now);

  const isRefused = (jti: string) => (refused.get(jti)?.from ?? Infinity) <= now();

  function cutFrom(token: RefusedToken): void {
    alarms.at(token.from, () => {
      for (const end of holders.get(token.jti) ?? []) end(reasonOf(token));
    });
  }
  return {
    /** Tells whether a token is refused now. */
    isRefused,

    /** Returns why a token is refused now; undefined for one that is not. */
    refusalOf(jti: string): Revocation | undefined {
      const token = refused.get(jti);
      return token && isRefused(jti) ? reasonOf(token) : undefined;
    },

    /** Replaces the whole list, and ends open connections whose token is refused, at its `from`. */
    replace(tokens: readonly RefusedToken[]): void {
      alarms.clear();
      refused = new Map(
        tokens
          .filter(({ until }) => until > now())
          .slice(0, MAX_TOKENS)
          .map((token) => [token.jti, token]),
      );
      for (const jti of holders.keys()) {
        const token = refused.get(jti);
        if (token) cutFrom(token);
      }
    },

    /** Registers a connection, to `end` once its token is refused. Returns a function that unregisters it. */
    hold(jti: string, end: End): () => void {
      const ends = holders.get(jti) ?? new Set();
      holders.set(jti, ends.add(end));
      const token = refused.get(jti);
      if (token) cutFrom(token);
      return () => {
        ends.delete(end);
        if (ends.size === 0 && holders.get(jti) === ends) holders.delete(jti);
      };
    },

    close: alarms.clear,
  };
}

/** Creates a clock that does its work at moments, however far away: at once where a moment has passed. */
function createAlarms(now: () => number) {
  const timers = new Set<NodeJS.Timeout>();

  function at(moment: number, work: () => void): void {
    const waitMs = moment - now();
    if (waitMs <= 0) return work();
    const again = () => {
      timers.delete(timer);
      at(moment, work);
    };
    const timer = setTimeout(again, Math.min(waitMs, MAX_WAIT_MS));
    timers.add(timer.unref());
  }

  return {
    at,
    clear(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
