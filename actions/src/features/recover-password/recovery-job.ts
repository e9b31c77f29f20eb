import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string, type InferType } from 'yup';
import { queueAccountMail } from '../../lib/accounts/account-mail.ts';
import type { Db } from '../../lib/database.ts';
import { queueJob } from '../../lib/jobs/queue-job.ts';
import type { KeycloakAdmin } from '../../lib/keycloak/keycloak-admin.ts';

export const RECOVERY_TASK = 'recover_password';
/** Some four minutes: whoever waits longer has asked again. */
const MAX_ATTEMPTS = 5;

const payloadSchema = object({
  email: string().required(),
  locale: string().oneOf(['en', 'ar']).required(),
}).required();
type Payload = InferType<typeof payloadSchema>;

/** Queues what follows a request for a new password; one for an address waits at a time. */
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
 * Mails a link to whom the address belongs. A disabled account gets no mail. One without a password logs in with Google
 * and is told so: a password would open a second door that its owner never asked for.
 */
export function createRecoveryTask({ pool, log, keycloakAdmin }: Deps): Task {
  return async (given) => {
    const { email, locale } = payloadSchema.validateSync(given);
    const user = await keycloakAdmin.findUserByEmail(email);
    if (!user?.email || !user.enabled) {
      log.info({ known: user !== undefined }, 'A new password was asked for where none can be set');
      return;
    }
    const mail = { to: user.email, userId: user.id, locale };
    if (await keycloakAdmin.hasPassword(user.id)) await queueAccountMail(pool, { ...mail, kind: 'recovery' });
    else await queueAccountMail(pool, { ...mail, kind: 'no-password', facts: {} });
  };
}
