import type { Exchanged, KeyToken } from '../keys/key-token.ts';

/** Milliseconds before its end at which a token is renewed, and the share of a shorter life. */
const LEAD_MS = 30_000;
const LEAD_SHARE = 0.2;
const RETRY_MS = 2_000;
/** A token that ends hardly later than the one before it is the last: its key ends with it. */
const SAME_END_MS = 1_000;

type Options = {
  exchange: (key: string, marginMs?: number) => Promise<Exchanged>;
  onToken: (token: string) => void;
  onRefused: (code: string) => void;
};

/**
 * Renews the token of a socket that was opened by a key, shortly before it ends. While the key can't be exchanged, it is
 * tried again until the token has ended; a key that is refused is told at once.
 */
export function renewByKey({ exchange, onToken, onRefused }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function follow(key: string, token: KeyToken): void {
    if (isStopped) return;
    clearTimeout(timer);
    const leftMs = token.endsAt - Date.now();
    timer = setTimeout(() => void renew(key, token), leftMs - Math.min(LEAD_MS, leftMs * LEAD_SHARE)).unref();
  }

  async function renew(key: string, token: KeyToken): Promise<void> {
    const leftMs = token.endsAt - Date.now();
    if (leftMs <= 0) return;
    const found = await exchange(key, leftMs + SAME_END_MS);
    if (isStopped) return;
    // The same token comes back where the service could not be asked.
    if ('token' in found && found.token.value !== token.value) {
      onToken(found.token.value);
      if (found.token.endsAt > token.endsAt + SAME_END_MS) follow(key, found.token);
      return;
    }
    if ('refusal' in found && [401, 403].includes(found.refusal.status))
      return onRefused(found.refusal.body.extensions.code);
    timer = setTimeout(() => void renew(key, token), RETRY_MS).unref();
  }

  return {
    follow,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
