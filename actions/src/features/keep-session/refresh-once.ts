import { createHash } from 'node:crypto';
import { KeycloakRefusal, type Tokens } from '../../lib/keycloak/keycloak-client.ts';
import { sessionOf } from '../../lib/sessions/refresh-token-stub.ts';

/** How long a used refresh token still gets the answer that it got first. */
const GRACE_MS = 20_000;
const MAX_ENTRIES = 10_000;

type Refresh = (refreshToken: string) => Promise<Tokens>;
type Entry = {
  tokens: Promise<Tokens>;
  endsAt: number;
  /** Undefined for an opaque token. */
  session: string | undefined;
  /** The refresh token of the answer, once it is there. */
  next?: string | undefined;
  isForgotten?: boolean;
};

/**
 * Uses each refresh token once, whatever the browser does. Keycloak ends a session whose refresh token
 * comes twice; yet a page that is reloaded while it refreshes never sees the new cookie and sends the
 * old one again, as two tabs may at the same moment. Within a short grace both get the first answer.
 *
 * Why: decision 6.
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

  function begin(refreshToken: string): Entry {
    const entry: Entry = {
      endsAt: now() + GRACE_MS,
      session: sessionOf(refreshToken),
      tokens: refresh(refreshToken).then((tokens) => {
        if (entry.isForgotten) throw new KeycloakRefusal('invalid_grant', 'Session not active');
        entry.next = tokens.refresh_token;
        return tokens;
      }),
    };
    return entry;
  }

  return {
    refresh(refreshToken: string): Promise<Tokens> {
      dropEnded();
      const key = hash(refreshToken);
      const known = entries.get(key);
      if (known && known.endsAt > now()) return known.tokens;

      const entry = begin(refreshToken);
      entries.set(key, entry);
      // A failure is not kept: a refused token stays refused, and an outage may be over.
      entry.tokens.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.tokens;
    },

    /** Forgets every answer of the token's session, also those still under way: somebody signed out. */
    forget(refreshToken: string): void {
      const key = hash(refreshToken);
      const session = sessionOf(refreshToken);
      for (const [known, entry] of entries) {
        const isOfSession = session !== undefined && entry.session === session;
        if (!isOfSession && known !== key && entry.next !== refreshToken) continue;
        entry.isForgotten = true;
        entries.delete(known);
      }
    },
  };
}

export type RefreshOnce = ReturnType<typeof createRefreshOnce>;
