import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import { object, string, type InferType } from 'yup';
import { queueAccountMail } from '../../lib/accounts/account-mail.ts';
import { EMAIL_CHANGE_TASK, emailChangeKey } from '../../lib/accounts/drop-links.ts';
import type { Db } from '../../lib/database.ts';
import { queueJob } from '../../lib/jobs/queue-job.ts';
import type { KeycloakAdmin } from '../../lib/keycloak/keycloak-admin.ts';
import { readLocaleOf } from '../../lib/sessions/sign-ins.ts';

/** Some four minutes: whoever waits longer has asked again. */
const MAX_ATTEMPTS = 5;

const payloadSchema = object({
  userId: string().uuid().required(),
  email: string().required(),
  locale: string().oneOf(['en', 'ar']).required(),
}).required();
type Payload = InferType<typeof payloadSchema>;

/** Queues what follows a request for another address; one of a person waits at a time. */
export async function queueEmailChange(db: Db, payload: Payload): Promise<void> {
  const key = emailChangeKey(payload.userId);
  await queueJob(db, { task: EMAIL_CHANGE_TASK, payload, maxAttempts: MAX_ATTEMPTS, key });
}

type Deps = { pool: Pool; keycloakAdmin: Pick<KeycloakAdmin, 'findUserByEmail'> };

/**
 * Mails a link to the new address. Where that is another account's, its owner is told instead and gets no link: who
 * asked learns nothing of it.
 */
export function createEmailChangeTask({ pool, keycloakAdmin }: Deps): Task {
  return async (given) => {
    const { userId, email, locale } = payloadSchema.validateSync(given);
    const owner = await keycloakAdmin.findUserByEmail(email);
    if (!owner) return queueAccountMail(pool, { kind: 'email_change', to: email, userId, locale });
    if (!owner.enabled || owner.id === userId) return;
    const theirs = { userId: owner.id, locale: (await readLocaleOf(pool, owner.id)) ?? locale };
    await queueAccountMail(pool, { kind: 'email-taken', to: email, ...theirs, facts: {} });
  };
}
