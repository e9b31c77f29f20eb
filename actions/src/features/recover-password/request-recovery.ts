import { object, string } from 'yup';
import { ActionError } from '../../lib/action-error.ts';
import type { CheckCaptcha } from '../../lib/captcha/captcha-check.ts';
import type { Db } from '../../lib/database.ts';
import { isMailAddress } from '../../lib/mail/mail-address.ts';
import { readInput } from '../../lib/read-input.ts';
import { queueRecovery } from './recovery-job.ts';
import type { RecoveryLimits } from './recovery-limits.ts';

const inputSchema = object({
  email: string().trim().default(''),
  captcha_token: string().default(''),
  locale: string().oneOf(['en', 'ar']).nullable().default(null),
}).required();

type Deps = { pool: Db; checkCaptcha: CheckCaptcha; recoveryLimits: RecoveryLimits };

/**
 * Asks for a mail with a link to a new password. The answer, and what is done before it, is the same for every address:
 * whose it is, and whether a mail goes out, is found out by a job.
 */
export async function requestRecovery(input: unknown, address: string, deps: Deps) {
  const { email, captcha_token: captchaToken, locale } = readInput(inputSchema, input);
  await deps.checkCaptcha(captchaToken, address);
  if (!isMailAddress(email)) {
    throw new ActionError('recovery-email-invalid', 'This is not an email address.');
  }
  const key = email.normalize('NFC').toLowerCase();
  const waitS = await deps.recoveryLimits.take(key, address);
  if (waitS > 0) {
    throw new ActionError(
      'recovery-too-many-attempts',
      'Too many requests for a new password. Please wait a few minutes.',
      { status: 429, details: { retryAfterSeconds: waitS } },
    );
  }
  await queueRecovery(deps.pool, { email: key, locale: locale ?? 'en' });

  return { accepted: true };
}
