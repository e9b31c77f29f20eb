import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Logger } from 'pino';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import type { Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { sessionOf } from './refresh-token-stub.ts';

const NAME = 'hostfront_session_id';
/** Paths at which sign-ins arrive; the cookie of the session itself is sent to /session only. */
const PATHS = ['/v1/graphql', '/session'];
/** Upper bound for the characters of a session's id; Keycloak's ids are UUIDs. */
const MAX_ID_LENGTH = 100;

type Options = {
  /** The first secret signs; a signature by any of them is accepted. */
  secrets: readonly string[];
  secure: boolean;
  keycloakAdmin: Pick<KeycloakAdmin, 'endSession'>;
  /** Called after Keycloak has ended a session. */
  onSignedOut: (sessionId: string) => Promise<void>;
  log: Pick<Logger, 'warn'>;
};

/**
 * Lets a browser have only one session. A signed cookie names the session that began last; without the signature
 * anybody could end another person's session. The next sign-in ends that session: the browser then no longer has its
 * refresh token, and it would stay open until it idles out.
 */
export function createBrowserSession({ secrets, secure, keycloakAdmin, onSignedOut, log }: Options) {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('browser session').digest());
  const signatures = (sessionId: string) =>
    keys.map((key) => createHmac('sha256', key).update(sessionId).digest());
  const attributes = { name: NAME, httpOnly: true, sameSite: 'strict', secure } as const;

  function read(cookies: string | undefined): string | undefined {
    const [sessionId = '', signature = ''] = parseCookie(cookies ?? '')[NAME]?.split('.') ?? [];
    if (sessionId === '' || sessionId.length > MAX_ID_LENGTH) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const isOurs = signatures(sessionId).some(
      (right) => given.length === right.length && timingSafeEqual(given, right),
    );
    return isOurs ? sessionId : undefined;
  }

  async function end(sessionId: string): Promise<void> {
    await keycloakAdmin.endSession(sessionId);
    await onSignedOut(sessionId);
  }

  return {
    /**
     * Ends the browser's earlier session, and returns the cookies that name the session of `tokens`. A failure is
     * logged.
     */
    async replace(cookies: string | undefined, tokens: Pick<Tokens, 'refresh_token'>): Promise<string[]> {
      const sessionId = sessionOf(tokens.refresh_token ?? '');
      if (!sessionId) return [];
      const earlier = read(cookies);
      if (earlier && earlier !== sessionId) {
        await end(earlier).catch((err: unknown) => log.warn({ err }, 'An earlier session lives on'));
      }
      const value = `${sessionId}.${signatures(sessionId)[0]?.toString('base64url')}`;
      return PATHS.map((path) => stringifySetCookie({ ...attributes, path, value }));
    },
  };
}

export type BrowserSession = ReturnType<typeof createBrowserSession>;
