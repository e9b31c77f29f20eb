import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { CheckCaptcha } from '#actions/lib/captcha/captcha-check.ts';
import type { Db } from '#actions/lib/database.ts';
import { toAccountEmail } from '#rules/email/account-email.ts';
import { isEmail } from '#rules/email/stored-email.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { queueRecovery } from './recovery-job.ts';
import type { RecoveryLimits } from './recovery-limits.ts';

const inputSchema = object({
  email: string().trim().default(''),
  captcha_token: string().default(''),
  locale: string().oneOf(['en', 'ar']).nullable().default(null),
}).required();

type Deps = { pool: Db; checkCaptcha: CheckCaptcha; recoveryLimits: RecoveryLimits };

/**
 * Requests a mail with a link to a new password. The answer, and the work before it, are the same for every email: a
 * job finds out whose account it is and whether a mail goes out.
 */
export async function requestRecovery(input: unknown, ip: string, deps: Deps) {
  const { email: given, captcha_token: captchaToken, locale } = readInput(inputSchema, input);
  await deps.checkCaptcha(captchaToken, ip);
  const email = toAccountEmail(given);
  if (!isEmail(email)) {
    throw new ActionError('recovery-email-invalid', 'This is not an email address.');
  }
  const waitS = await deps.recoveryLimits.take(email, ip);
  if (waitS > 0) {
    throw new ActionError(
      'recovery-too-many-attempts',
      'Too many requests for a new password. Please wait a few minutes.',
      { status: 429, details: { retryAfterSeconds: waitS } },
    );
  }
  await queueRecovery(deps.pool, { email, locale: locale ?? 'en' });

  return { accepted: true };
}
