import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import { object, string, type InferType } from 'yup';
import { queueAccountMail } from '#actions/lib/account-mails/account-mail.ts';
import { EMAIL_CHANGE_TASK, emailChangeKey } from '#actions/lib/account-mails/drop-links.ts';
import type { Db } from '#actions/lib/database.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { readLocaleOf } from '#actions/lib/sessions/sign-ins.ts';

/**
 * Attempts within about a minute and a half (graphile-worker waits e^n seconds after attempt n); a person who waits
 * longer has asked again.
 */
const MAX_ATTEMPTS = 5;

const payloadSchema = object({
  userId: string().uuid().required(),
  email: string().required(),
  locale: string().oneOf(['en', 'ar']).required(),
}).required();
type Payload = InferType<typeof payloadSchema>;

/**
 * Queues the job that follows a request for a new email; a later request of the same person replaces a job that waits.
 */
export async function queueEmailChange(db: Db, payload: Payload): Promise<void> {
  const key = emailChangeKey(payload.userId);
  await queueJob(db, { task: EMAIL_CHANGE_TASK, payload, maxAttempts: MAX_ATTEMPTS, key });
}

type Deps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'findUserByEmail'> };

/**
 * Mails a link to the new email. If another account has that email, its owner gets a mail without a link instead, so
 * the person who asked does not learn of that account.
 */
export function createEmailChangeTask({ pool, keycloakAdmin }: Deps): Task {
  return async (given, { job }) => {
    const { userId, email, locale } = payloadSchema.validateSync(given);
    const owner = await keycloakAdmin.findUserByEmail(email);
    if (!owner) return queueAccountMail(pool, { kind: 'email_change', to: email, userId, locale }, job);
    if (!owner.enabled || owner.id === userId) return;
    const theirs = { userId: owner.id, locale: (await readLocaleOf(pool, owner.id)) ?? locale };
    await queueAccountMail(pool, { kind: 'email-taken', to: email, ...theirs, facts: {} }, job);
  };
}
