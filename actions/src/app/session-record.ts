import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { projectUserRole } from '#actions/features/project-user-roles/project-user-roles.ts';
import type { FindCountry } from '#actions/features/show-visitor/show-visitor.ts';
import { plainAddress } from '#actions/lib/client-address.ts';
import { readDeviceName } from '#actions/lib/device-name.ts';
import { readAccessToken, type Tokens } from '#actions/lib/keycloak-client.ts';
import { sessionOf } from '#actions/lib/refresh-token-stub.ts';
import { noteEnd, noteRefresh, recordSignIn, type Visit } from '#actions/lib/sign-ins.ts';

type Deps = { pool: Pool; log: Logger; findCountry: FindCountry };

/** What is written down of sessions. Sessions themselves never depend on it: a write that fails is logged. */
export function createSessionRecord({ pool, log, findCountry }: Deps) {
  return {
    /** Writes the role of who signed in, which the next projection would do too, and the sign-in itself. */
    async onSignedIn(
      tokens: Tokens,
      { method, secondFactor = false, address: from, userAgent }: Visit,
    ): Promise<void> {
      try {
        const owner = readAccessToken(tokens.access_token);
        await projectUserRole(pool, owner);
        const { userId, sessionId } = owner;
        const address = plainAddress(from);
        const place = { address, country: findCountry(address), ...readDeviceName(userAgent) };
        if (sessionId) await recordSignIn(pool, { sessionId, userId, method, secondFactor, ...place });
      } catch (error) {
        log.error({ err: error }, 'The role of a person who signed in, or the sign-in, could not be written');
      }
    },

    /** Nobody waits for it: a session goes on while the database is away. */
    onRefreshed(tokens: Tokens): void {
      const sessionId = sessionOf(tokens.refresh_token ?? '');
      if (!sessionId) return;
      noteRefresh(pool, sessionId).catch((error: unknown) =>
        log.warn({ err: error }, 'A refreshed session could not be noted'),
      );
    },

    async onSignedOut(sessionId: string): Promise<void> {
      await noteEnd(pool, sessionId).catch((error: unknown) =>
        log.warn({ err: error }, 'The end of a session could not be noted'),
      );
    },
  };
}
