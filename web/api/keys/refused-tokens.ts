/** A token that is refused from `from` on and expires at `until`; both in milliseconds since 1970. */
export type RefusedToken = { jti: string; from: number; until: number };
type End = () => void;

/** Upper bound of remembered tokens. Tokens live for minutes, so there are never as many in practice. */
const MAX_TOKENS = 100_000;
/** Longest delay of `setTimeout`, in milliseconds. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** Creates the list of refused tokens of keys, with the open connections to end when their token becomes refused. */
export function createRefusedTokens(now: () => number = Date.now) {
  let refused = new Map<string, RefusedToken>();
  const holders = new Map<string, Set<End>>();
  const timers = new Set<NodeJS.Timeout>();

  const isRefused = (jti: string) => (refused.get(jti)?.from ?? Infinity) <= now();

  function cut(jti: string): void {
    for (const end of holders.get(jti) ?? []) end();
  }
  function cutFrom({ jti, from }: RefusedToken): void {
    const waitMs = from - now();
    if (waitMs <= 0) return cut(jti);
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        cutFrom({ jti, from, until: from });
      },
      Math.min(waitMs, MAX_WAIT_MS),
    );
    timers.add(timer.unref());
  }
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  return {
    /** Tells whether a token is refused now. */
    isRefused,

    /** Replaces the whole list, and ends open connections whose token is refused, at its `from`. */
    replace(tokens: readonly RefusedToken[]): void {
      clear();
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
    hold(jti: string, end: End): End {
      const ends = holders.get(jti) ?? new Set();
      holders.set(jti, ends.add(end));
      const token = refused.get(jti);
      if (token) cutFrom(token);
      return () => {
        ends.delete(end);
        if (ends.size === 0 && holders.get(jti) === ends) holders.delete(jti);
      };
    },

    close: clear,
  };
}
