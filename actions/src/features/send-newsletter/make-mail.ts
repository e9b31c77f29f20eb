import type { Pool } from 'pg';
import type { Env } from '#actions/config/env.ts';
import type { Locale } from '#actions/config/locale.ts';
import { createBounceEmail } from '#actions/lib/mail/bounce-email.ts';
import type { Mail } from '#actions/lib/mail/compose-message.ts';
import type { RecipientTokens } from '#actions/lib/mail/recipient-token.ts';
import { brandOf, type Brand } from '#actions/lib/newsletter/brand.ts';
import { readSender, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { renderNewsletter, type RenderedNewsletter } from '#actions/lib/newsletter/render-newsletter.ts';
import type { TemplateName } from '#actions/lib/newsletter/templates.ts';
import type { Delivery } from './exchange-deliveries.ts';
import type { StartedDispatch } from './prepare-deliveries.ts';

export type MakeMail = (dispatch: StartedDispatch) => Promise<((delivery: Delivery) => Mail) | undefined>;

type Deps = {
  pool: Pool;
  env: SenderEnv & Pick<Env, 'PUBLIC_URL'> & Partial<Pick<Env, 'BOUNCE_ADDRESS'>>;
  tokens: () => Promise<RecipientTokens>;
};

/**
 * Creates the function that makes the mails of a dispatch, each in its recipient's language; the page is built once for
 * each language.
 */
export function createMakeMail({ pool, env, tokens }: Deps): MakeMail {
  const base = env.PUBLIC_URL.replace(/\/$/, '');
  const bounces = createBounceEmail(env.BOUNCE_ADDRESS ?? '');

  return async (dispatch) => {
    const { sender, missing } = await readSender(pool, env);
    if (missing.length > 0) return undefined;
    const rendered = renderLanguages(dispatch, brandOf(sender, base));
    const { make } = await tokens();
    const domain = sender.email.slice(sender.email.indexOf('@') + 1);

    return ({ locale, contact_id, message_token, email, email_key, first_name, last_name }) => {
      const unsubscribeUrl = `${base}/unsubscribe/${make(contact_id, email_key)}`;
      const values = { first_name: first_name ?? '', last_name: last_name ?? '', email };
      return {
        from: { name: sender.name[locale], address: sender.email },
        returnPath: bounces.make(message_token),
        to: { address: email },
        replyTo: sender.replyTo,
        messageId: `${message_token}@${domain}`,
        date: new Date(),
        unsubscribeUrl,
        ...rendered[locale]({ ...values, unsubscribe_url: unsubscribeUrl }),
      };
    };
  };
}

function renderLanguages(dispatch: StartedDispatch, brand: Brand): Record<Locale, RenderedNewsletter> {
  const common = { template: dispatch.template_name as TemplateName, brand, year: new Date().getFullYear() };
  const render = (locale: Locale, subject: string, preheader: string | null, html: string) =>
    renderNewsletter({ ...common, locale, subject, preheader, html });
  const { subject_ar, html_content_ar } = dispatch;
  const en = render('en', dispatch.subject, dispatch.preheader, dispatch.html_content);
  if (subject_ar === null || html_content_ar === null) return { en, ar: en };
  return { en, ar: render('ar', subject_ar, dispatch.preheader_ar, html_content_ar) };
}
