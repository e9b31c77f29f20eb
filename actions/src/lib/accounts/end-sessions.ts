import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string, type InferType } from 'yup';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { noteEndOfAll } from '#actions/lib/sessions/sign-ins.ts';

export const END_SESSIONS_TASK = 'end_sessions';
/**
 * Attempts within almost ten hours (graphile-worker waits e^n seconds after attempt n), as Keycloak's sessions last ten
 * hours at most.
 */
const MAX_ATTEMPTS = 11;

const payloadSchema = object({ userId: string().required(), keptSessionId: string() }).required();
type Payload = InferType<typeof payloadSchema>;

type Deps = { pool: Pool; log: Logger; keycloakAdmin: Pick<KeycloakAdmin, 'endSessions'> };

/**
 * Ends the sessions of a person whose password or email has changed, except the one that is kept. If Keycloak does not
 * respond, a job repeats this, because a person who knew the old password must not stay signed in. Access tokens that
 * were issued before stay valid until they expire.
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

/** Creates the task that repeats a failed attempt to end sessions. */
export function createEndSessionsTask(deps: Deps): Task {
  return (payload) => endSessions(payloadSchema.validateSync(payload), deps);
}

async function endSessions({ userId, keptSessionId }: Payload, { pool, keycloakAdmin }: Deps): Promise<void> {
  await keycloakAdmin.endSessions(userId, keptSessionId);
  await noteEndOfAll(pool, userId, keptSessionId);
}
