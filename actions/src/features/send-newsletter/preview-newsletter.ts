import type { Pool } from 'pg';
import { string } from 'yup';
import type { Env } from '#actions/config/env.ts';
import type { Locale } from '#actions/config/locale.ts';
import { brandOf } from '#actions/lib/newsletter/brand.ts';
import { readSender, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { renderNewsletter } from '#actions/lib/newsletter/render-newsletter.ts';
import { TEMPLATE_NAMES } from '#actions/lib/newsletter/templates.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { content, languagesSchema, readInput, subject } from './newsletter-input.ts';

const inputSchema = languagesSchema.shape({
  // The preview is updated while a person types, so nothing is required yet.
  subject: subject().default(''),
  html_content: content().default(''),
  template_name: string().oneOf(TEMPLATE_NAMES).required(),
});

/** Recipient whose data the preview shows. */
const READER: Record<Locale, { first_name: string; last_name: string; email: string }> = {
  en: { first_name: 'Salma', last_name: 'Hassan', email: 'salma@example.com' },
  ar: { first_name: 'سلمى', last_name: 'حسن', email: 'salma@example.com' },
};

type Deps = { pool: Pool; env: SenderEnv & Pick<Env, 'PUBLIC_URL'> };

/** Renders a newsletter in both languages as recipients get it, with the same templates and the same cleaning. */
export async function previewNewsletter(input: unknown, session: Session, { pool, env }: Deps) {
  requireMailingRole(session);
  const source = readInput(inputSchema, input);
  const { sender } = await readSender(pool, env);
  const brand = brandOf(sender, env.PUBLIC_URL);
  const render = (locale: Locale, subjectText: string, html: string) => {
    const common = { template: source.template_name, brand, year: new Date().getFullYear() };
    const rendered = renderNewsletter({ ...common, locale, subject: subjectText, html });
    return rendered({ ...READER[locale], unsubscribe_url: brand.links.home });
  };
  const en = render('en', source.subject, source.html_content);
  const ar = render('ar', source.subject_ar ?? '', source.html_content_ar ?? '');

  return { ...en, subject_ar: ar.subject, html_ar: ar.html, text_ar: ar.text };
}
