import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { object, string } from 'yup';
import type { Env } from '#actions/config/env.ts';
import { LOCALES } from '#actions/config/locale.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import type { CheckCaptcha } from '#actions/lib/captcha/captcha-check.ts';
import { isEmail, toStoredEmail } from '#rules/email/stored-email.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { CONSENT_VERSIONS } from './consent-texts.ts';
import type { SubscriptionLimits } from './subscription-limits.ts';
import { queueSubscriptionMail } from './subscription-mail.ts';
import { addRequest } from './subscription-requests.ts';

/** Path of a page without its language, as in the constraint subscription_requests_consent_source_form. */
const PAGE = /^\/[a-z0-9/-]{0,199}$/;

const inputSchema = object({
  email: string().default(''),
  captcha_token: string().default(''),
  locale: string().oneOf(LOCALES).required(),
  consent_version: string().oneOf(CONSENT_VERSIONS).required(),
  page: string().matches(PAGE, '${path} must be the path of a page').required(),
}).required();

type Deps = {
  pool: Pool;
  env: Pick<Env, 'LINK_SECRET'>;
  checkCaptcha: CheckCaptcha;
  subscriptionLimits: SubscriptionLimits;
};

/**
 * Requests newsletters for an email. The answer, and the work before it, are the same for every email: a job finds out
 * whether a mail asks its owner. Nothing that is kept tells who made the request.
 */
export async function requestSubscription(input: unknown, ip: string, deps: Deps) {
  const given = readInput(inputSchema, input);
  await deps.checkCaptcha(given.captcha_token, ip);
  const email = toStoredEmail(given.email.normalize('NFC'));
  if (!isEmail(email)) {
    throw new ActionError('subscription-email-invalid', 'This is not an email address.');
  }
  const waitS = await deps.subscriptionLimits.take(ip);
  if (waitS > 0) throw tooMany(waitS);
  const { locale, consent_version: consentVersion, page: source } = given;
  const request = { id: randomUUID(), email, locale, consentVersion, source };
  await inTransaction(deps.pool, async (db) => {
    await addRequest(db, request, deps.env.LINK_SECRET[0] ?? '');
    await queueSubscriptionMail(db, request.id);
  });

  return { accepted: true };
}

const tooMany = (waitS: number) =>
  new ActionError('subscription-too-many', 'Too many sign-ups. Please try again later.', {
    status: 429,
    details: { retryAfterSeconds: waitS },
  });
