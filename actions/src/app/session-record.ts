import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { projectUserRole } from '#actions/features/project-user-roles/project-user-roles.ts';
import type { FindCountry } from '#actions/features/show-visitor/show-visitor.ts';
import { tellOfNewDevice } from '#actions/lib/account-mails/tell-of-new-device.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import { plainIp } from '#runtime/network/plain-ip.ts';
import { readDeviceName } from '#actions/lib/sessions/device-name.ts';
import { readAccessToken, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { sessionOf } from '#actions/lib/sessions/refresh-token-stub.ts';
import {
  hasSignedIn,
  noteEnd,
  noteRefresh,
  readLocaleOf,
  recordSignIn,
  type Visit,
} from '#actions/lib/sessions/sign-ins.ts';

/** Upper bound for mails to one person about new devices within DEVICE_MAILS_WINDOW_S. */
const MAX_DEVICE_MAILS = 5;
const DEVICE_MAILS_WINDOW_S = 24 * 60 * 60;

type Deps = {
  pool: Pool;
  log: Logger;
  findCountry: FindCountry;
  /** Secrets of the hash that identifies a user in the limit of mails. */
  secrets: readonly string[];
};

/**
 * Returns callbacks that record sessions in the database. Sessions never depend on the record: a write that fails is
 * logged.
 */
export function createSessionRecord({ pool, log, findCountry, secrets }: Deps) {
  const deviceMails = createAttemptLimit({
    db: pool,
    secrets,
    name: 'mail about a new device',
    max: MAX_DEVICE_MAILS,
    windowS: DEVICE_MAILS_WINDOW_S,
  });

  return {
    /**
     * Writes the role of the person who signed in, so that it does not wait for the next projection, and the sign-in.
     */
    async onSignedIn(tokens: Tokens, visit: Visit): Promise<void> {
      const { method, secondFactor = false, userAgent, locale, isKnownDevice } = visit;
      try {
        const owner = readAccessToken(tokens.access_token);
        await projectUserRole(pool, owner);
        const { userId, sessionId, email } = owner;
        if (!sessionId) return;
        const ip = plainIp(visit.ip);
        const place = { address: ip, country: findCountry(ip), ...readDeviceName(userAgent) };
        // Both are read before this sign-in is recorded: a stranger's language must not count as the person's.
        const isNews = !isKnownDevice && (await hasSignedIn(pool, userId));
        const theirs = (isNews ? await readLocaleOf(pool, userId) : null) ?? locale ?? 'en';
        await recordSignIn(pool, { sessionId, userId, method, secondFactor, locale, ...place });
        if (isNews && email) {
          await tellOfNewDevice(pool, deviceMails, {
            userId,
            to: email,
            locale: theirs,
            at: new Date(),
            ...place,
          });
        }
      } catch (error) {
        log.error({ err: error }, 'The role of a person who signed in, or the sign-in, could not be written');
      }
    },

    /** Runs in the background: a session goes on while the database is away. */
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
