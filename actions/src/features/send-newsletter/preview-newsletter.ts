import type { Pool } from 'pg';
import { string } from 'yup';
import type { Env } from '#actions/config/env.ts';
import type { Locale } from '#actions/config/locale.ts';
import { brandOf } from '#actions/lib/newsletter/brand.ts';
import { findDropped } from '#actions/lib/newsletter/find-dropped.ts';
import { readSender, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { renderNewsletter } from '#actions/lib/newsletter/render-newsletter.ts';
import { TEMPLATE_NAMES } from '#actions/lib/newsletter/templates.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { content, languagesSchema, preheader, readInput, subject } from './newsletter-input.ts';
import { SAMPLE_READER } from './sample-reader.ts';

const inputSchema = languagesSchema.shape({
  // The preview is updated while a person types, so nothing is required yet.
  subject: subject().default(''),
  html_content: content().default(''),
  preheader: preheader(),
  preheader_ar: preheader(),
  template_name: string().oneOf(TEMPLATE_NAMES).required(),
});

type Deps = { pool: Pool; env: SenderEnv & Pick<Env, 'PUBLIC_URL'> };

/** Renders a newsletter in both languages as recipients get it, with the same templates and the same cleaning, and tells what that drops. */
export async function previewNewsletter(input: unknown, session: Session, { pool, env }: Deps) {
  requireMailingRole(session);
  const source = readInput(inputSchema, input);
  const { sender } = await readSender(pool, env);
  const brand = brandOf(sender, env.PUBLIC_URL);
  const render = (locale: Locale, subject: string, preheader: string | null, html: string) => {
    const common = { template: source.template_name, brand, year: new Date().getFullYear() };
    const rendered = renderNewsletter({ ...common, locale, subject, preheader, html });
    return rendered({ ...SAMPLE_READER[locale], unsubscribe_url: brand.links.home });
  };
  const en = render('en', source.subject, source.preheader, source.html_content);
  const ar = render('ar', source.subject_ar ?? '', source.preheader_ar, source.html_content_ar ?? '');

  return {
    ...en,
    ...{ subject_ar: ar.subject, preheader_ar: ar.preheader, html_ar: ar.html, text_ar: ar.text },
    dropped: findDropped(source.html_content, brand.links.home),
    dropped_ar: findDropped(source.html_content_ar ?? '', brand.links.home),
  };
}
