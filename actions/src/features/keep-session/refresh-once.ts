import { createHash } from 'node:crypto';
import { KeycloakRefusal, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { sessionOf } from '#actions/lib/sessions/refresh-token-stub.ts';

/** Milliseconds for which a used refresh token still gets its first answer. */
const GRACE_MS = 20_000;
const MAX_ENTRIES = 10_000;

type Refresh = (refreshToken: string) => Promise<Tokens>;
type Entry = {
  tokens: Promise<Tokens>;
  endsAt: number;
  /** `sid` of the refresh token; undefined for an opaque token. */
  session: string | undefined;
  /** Refresh token of the answer; undefined until the answer has arrived. */
  next?: string | undefined;
  isForgotten?: boolean;
};

/**
 * Sends each refresh token to Keycloak only once, because Keycloak ends a session whose refresh token comes twice. Yet
 * a page that is reloaded during a refresh never gets the new cookie and sends the old token again, and two tabs may
 * send the same token at once. Within GRACE_MS all these requests get the first answer.
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
      // A failure is not kept: Keycloak refuses a refused token again, and an outage may be over.
      entry.tokens.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.tokens;
    },

    /** Forgets every answer of the token's session after a sign-out, also answers that have not arrived yet. */
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
