import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string, type InferType } from 'yup';
import { queueAccountMail } from '#actions/lib/account-mails/account-mail.ts';
import type { Db } from '#actions/lib/database.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';

export const RECOVERY_TASK = 'recover_password';
/**
 * Attempts within about a minute and a half (graphile-worker waits e^n seconds after attempt n); a person who waits
 * longer has asked again.
 */
const MAX_ATTEMPTS = 5;

const payloadSchema = object({
  email: string().required(),
  locale: string().oneOf(['en', 'ar']).required(),
}).required();
type Payload = InferType<typeof payloadSchema>;

/**
 * Queues the job that follows a request for a new password; a later request for the same email replaces a job that
 * waits.
 */
export async function queueRecovery(db: Db, payload: Payload): Promise<void> {
  const key = `${RECOVERY_TASK}:${payload.email}`;
  await queueJob(db, { task: RECOVERY_TASK, payload, maxAttempts: MAX_ATTEMPTS, key });
}

type Deps = {
  pool: Pool;
  log: Logger;
  keycloakAdmin: Pick<KeycloakAdmin, 'findUserByEmail' | 'hasPassword'>;
};

/**
 * Mails a link to the owner of an email. A disabled account gets no mail. The owner of an account without a password
 * logs in with Google, and gets a mail that says so: a password would be a second way in that they never asked for.
 */
export function createRecoveryTask({ pool, log, keycloakAdmin }: Deps): Task {
  return async (given, { job }) => {
    const { email, locale } = payloadSchema.validateSync(given);
    const user = await keycloakAdmin.findUserByEmail(email);
    if (!user?.email || !user.enabled) {
      log.info({ known: user !== undefined }, 'A new password was asked for where none can be set');
      return;
    }
    const mail = { to: user.email, userId: user.id, locale };
    if (await keycloakAdmin.hasPassword(user.id))
      await queueAccountMail(pool, { ...mail, kind: 'recovery' }, job);
    else await queueAccountMail(pool, { ...mail, kind: 'no-password', facts: {} }, job);
  };
}
