import { createHash } from 'node:crypto';
import type { Tokens } from '../../lib/keycloak-client.ts';

/** How long a used refresh token still gets the answer that it got first. */
const GRACE_MS = 20_000;
const MAX_ENTRIES = 10_000;

type Refresh = (refreshToken: string) => Promise<Tokens>;
type Entry = { tokens: Promise<Tokens>; endsAt: number };

/**
 * Uses each refresh token once, whatever the browser does. Keycloak ends a session whose refresh token
 * comes twice; yet a page that is reloaded while it refreshes never sees the new cookie and sends the
 * old one again, as two tabs may at the same moment. Within a short grace both get the first answer.
 */
export function createRefreshOnce(refresh: Refresh, now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

  function dropEnded() {
    for (const [key, { endsAt }] of entries) {
      if (endsAt > now() && entries.size < MAX_ENTRIES) return;
      entries.delete(key);
    }
  }

  return {
    refresh(refreshToken: string): Promise<Tokens> {
      dropEnded();
      const key = hash(refreshToken);
      const known = entries.get(key);
      if (known && known.endsAt > now()) return known.tokens;

      const tokens = refresh(refreshToken);
      entries.set(key, { tokens, endsAt: now() + GRACE_MS });
      // A failure is not kept: a refused token stays refused, and an outage may be over.
      tokens.catch(() => entries.delete(key));
      return tokens;
    },

    /** Forgets the answers at once: somebody signed out. */
    async forget(refreshToken: string): Promise<void> {
      for (const [key, { tokens }] of [...entries]) {
        const answer = await tokens.catch(() => undefined);
        if (answer?.refresh_token === refreshToken) entries.delete(key);
      }
      entries.delete(hash(refreshToken));
    },
  };
}

export type RefreshOnce = ReturnType<typeof createRefreshOnce>;
