/** A token that is refused before it expires, `from` a moment on; milliseconds. */
export type RefusedToken = { jti: string; from: number; until: number };
type End = () => void;

/** What an actions service may make this server remember at most; tokens live for minutes, so there are never as many. */
const MAX_TOKENS = 100_000;
/** The longest that a timer waits. */
const MAX_WAIT_MS = 2 ** 31 - 1;

export type RefusedTokens = ReturnType<typeof createRefusedTokens>;

/** The tokens of keys that were revoked, have expired or allow less, and what is open by tokens that may become such. */
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
    /** Whether a token is refused now. */
    isRefused,

    /** Takes the place of what was known, and ends what is open by a token that is refused. */
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

    /** Remembers what ends with a token; the function that it returns forgets it. */
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
