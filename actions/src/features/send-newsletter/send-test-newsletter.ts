import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { string } from 'yup';
import type { Env } from '#actions/config/env.ts';
import { LOCALES } from '#actions/config/locale.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { actAs } from '#actions/lib/database.ts';
import { isHeld } from '#actions/lib/hold/hold-gate.ts';
import { composeMessage } from '#actions/lib/mail/compose-message.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { brandOf } from '#actions/lib/newsletter/brand.ts';
import { readSender, senderMissing, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { renderNewsletter } from '#actions/lib/newsletter/render-newsletter.ts';
import { TEMPLATE_NAMES } from '#actions/lib/newsletter/templates.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { languagesSchema, emailSchema, preheader, readInput } from './newsletter-input.ts';
import { createMailRate } from './mail-rate.ts';
import { SAMPLE_READER } from './sample-reader.ts';
import type { TestMailLimits } from './test-mail-limits.ts';

const inputSchema = languagesSchema.pick(['subject', 'html_content']).shape({
  email: emailSchema(),
  preheader: preheader(),
  locale: string().oneOf(LOCALES).required(),
  template_name: string().oneOf(TEMPLATE_NAMES).required(),
});

/** Beginning of a test's subject, which tells it from the newsletter. */
const TEST_MARK = { en: '[Test]', ar: '[تجربة]' } as const;

/** Milliseconds between two looks whether the mail rate lets a test go out, and how many there are. */
const RATE_LOOK_MS = 250;
const RATE_LOOKS = 20;

type Deps = {
  pool: Pool;
  env: SenderEnv & Pick<Env, 'PUBLIC_URL' | 'NEWSLETTER_RATE_LIMIT'>;
  mailer: Mailer;
  testMailLimits: TestMailLimits;
};

/**
 * Sends one mail to one email at once, without a row in `deliveries`, with the data of the preview's person; returns the
 * response of the mail server. An email that gets no newsletters gets no test either. The history names the caller
 * and the email. A product that is held sends none, as a copy of it may run on another machine.
 */
export async function sendTestNewsletter(input: unknown, session: Session, deps: Deps) {
  const { pool, env, mailer } = deps;
  const actor = requireMailingRole(session);
  const {
    email,
    locale,
    template_name: template,
    subject,
    preheader: previewText,
    html_content: html,
  } = readInput(inputSchema, input);
  if (await isHeld(pool)) throw productHeld();
  const { sender, missing } = await readSender(pool, env);
  if (missing.length > 0) throw senderMissing(missing);
  await requireAllowed(email, actor, deps);
  const brand = brandOf(sender, env.PUBLIC_URL);
  const year = new Date().getFullYear();
  const rendered = renderNewsletter({
    ...{ template, locale, html, brand, year },
    subject: `${TEST_MARK[locale]} ${subject}`,
    preheader: previewText,
  });
  const values = { ...SAMPLE_READER[locale], unsubscribe_url: brand.links.home };
  const message = composeMessage({
    from: { name: sender.name[locale], address: sender.email },
    to: { address: email },
    replyTo: sender.replyTo,
    messageId: `test-${randomUUID()}@${sender.email.slice(sender.email.indexOf('@') + 1)}`,
    date: new Date(),
    ...rendered(values),
  });

  await inTransaction(pool, async (db) => {
    await actAs(db, session);
    await db.query('select mailing.record_test_mail($1, $2, $3, $4)', [email, subject, locale, template]);
  });
  const { kind, response } = await mailer.deliver({ from: sender.email, to: email }, message);
  if (kind === 'sent') return { response };
  throw new ActionError('newsletter-test-failed', `The mail server did not take the mail: ${response}`, {
    details: { outcome: kind },
  });
}

/** Throws for an email that gets no newsletters, and if a limit or the mail rate lets no test go out. */
async function requireAllowed(email: string, actor: string, { pool, env, testMailLimits }: Deps) {
  const { rows } = await pool.query<{ key: string; is_suppressed: boolean }>(
    `select key, exists (select from contacts where email_key = key and state <> 'subscribed')
       or exists (select from mailing.suppressed_addresses where hash = mailing.keyed_hash('address', key)) as is_suppressed
     from mailing.key_of_address($1) as key`,
    [email],
  );
  const { key: emailKey = '', is_suppressed = true } = rows[0] ?? {};
  if (is_suppressed) throw suppressed();
  const waitS = await testMailLimits.take({ actor, emailKey });
  if (waitS > 0) throw tooMany(waitS);
  if (!(await isGranted(createMailRate(pool, env.NEWSLETTER_RATE_LIMIT)))) throw tooMany(1);
}

/** Waits some seconds until the mail rate, which newsletters that go out may use up, grants one mail. */
async function isGranted(takeRate: ReturnType<typeof createMailRate>): Promise<boolean> {
  for (let look = 0; look < RATE_LOOKS; look += 1) {
    if ((await takeRate(1)) === 1) return true;
    await sleep(RATE_LOOK_MS);
  }
  return false;
}

const suppressed = () =>
  new ActionError(
    'newsletter-test-suppressed',
    'This email has unsubscribed or bounced, so that it gets no newsletters and no tests either.',
    { status: 409 },
  );

const tooMany = (waitS: number) =>
  new ActionError('newsletter-test-too-many', 'Too many test mails. Please try again later.', {
    status: 429,
    details: { retryAfterSeconds: waitS },
  });

const productHeld = () =>
  new ActionError(
    'product-held',
    'A backup was restored, and no mail goes out until an administrator resumes the product.',
    { status: 409 },
  );
