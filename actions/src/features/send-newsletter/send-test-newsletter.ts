import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { string } from 'yup';
import type { Env } from '#actions/config/env.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { isHeld } from '#actions/lib/hold/hold-gate.ts';
import { composeMessage } from '#actions/lib/mail/compose-message.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { brandOf } from '#actions/lib/newsletter/brand.ts';
import { readSender, senderMissing, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { renderNewsletter } from '#actions/lib/newsletter/render-newsletter.ts';
import { TEMPLATE_NAMES } from '#actions/lib/newsletter/templates.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { languagesSchema, emailSchema, preheader, readInput } from './newsletter-input.ts';
import { SAMPLE_READER } from './sample-reader.ts';

const LOCALES = ['en', 'ar'] as const;
const inputSchema = languagesSchema.pick(['subject', 'html_content']).shape({
  email: emailSchema(),
  preheader: preheader(),
  locale: string().oneOf(LOCALES).required(),
  template_name: string().oneOf(TEMPLATE_NAMES).required(),
});

/** Beginning of a test's subject, by which nobody takes it for the newsletter. */
const TEST_MARK = { en: '[Test]', ar: '[تجربة]' } as const;

type Deps = {
  pool: Pool;
  env: SenderEnv & Pick<Env, 'PUBLIC_URL'>;
  mailer: Mailer;
};

/**
 * Sends one mail to one email at once, without a row in `deliveries`, with the data of the preview's person; returns the
 * response of the mail server. A product that is held sends none, as a copy of it may run on another machine.
 */
export async function sendTestNewsletter(input: unknown, session: Session, { pool, env, mailer }: Deps) {
  requireMailingRole(session);
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

  const { kind, response } = await mailer.deliver({ from: sender.email, to: email }, message);
  if (kind === 'sent') return { response };
  throw new ActionError('newsletter-test-failed', `The mail server did not take the mail: ${response}`, {
    details: { outcome: kind },
  });
}

const productHeld = () =>
  new ActionError(
    'product-held',
    'A backup was restored, and no mail goes out until an administrator resumes the product.',
    { status: 409 },
  );
