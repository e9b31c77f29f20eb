import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string, type InferType } from 'yup';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { noteEndOfAll } from '#actions/lib/sessions/sign-ins.ts';

export const END_SESSIONS_TASK = 'end_sessions';
/** Some eleven hours: no session of Keycloak lasts longer. */
const MAX_ATTEMPTS = 11;

const payloadSchema = object({ userId: string().required(), keptSessionId: string() }).required();
type Payload = InferType<typeof payloadSchema>;

type Deps = { pool: Pool; log: Logger; keycloakAdmin: Pick<KeycloakAdmin, 'endSessions'> };

/**
 * Ends the sessions of somebody whose password changed, but for the one that is kept. Where Keycloak does not respond,
 * a job goes on trying: who knew the old password must not stay. What the API took of them before, an access token, is
 * good until it expires.
 */
export async function endSessionsSurely(payload: Payload, deps: Deps): Promise<void> {
  try {
    await endSessions(payload, deps);
  } catch (error) {
    deps.log.warn(
      { err: error, userId: payload.userId },
      'Sessions could not be ended, and a job goes on trying',
    );
    await queueJob(deps.pool, { task: END_SESSIONS_TASK, payload, maxAttempts: MAX_ATTEMPTS });
  }
}

/** The job that goes on trying. */
export function createEndSessionsTask(deps: Deps): Task {
  return (payload) => endSessions(payloadSchema.validateSync(payload), deps);
}

async function endSessions({ userId, keptSessionId }: Payload, { pool, keycloakAdmin }: Deps): Promise<void> {
  await keycloakAdmin.endSessions(userId, keptSessionId);
  await noteEndOfAll(pool, userId, keptSessionId);
}
