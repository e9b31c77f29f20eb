import { analyticsFields } from '#src/features/analytics/analytics-fields.ts';
import { apiKeyFields } from '#src/features/api-keys/api-key-fields.ts';
import { brandFields } from '#src/features/brand/brand-fields.ts';
import { contactFields } from '#src/features/contacts/contact-fields.ts';
import { domainPriceFields } from '#src/features/domain-search/domain-price-fields.ts';
import { extensionFields } from '#src/features/domain-search/extension-fields.ts';
import { linkFields } from '#src/features/footer-links/link-fields.ts';
import type { HistoryWords } from '#src/features/history/admin/history-words.ts';
import { legalFields } from '#src/features/legal/legal-fields.ts';
import { newsletterFields } from '#src/features/newsletters/newsletter-fields.ts';
import { noticeFields } from '#src/features/notices/notice-fields.ts';
import { offerFields } from '#src/features/offers/offer-fields.ts';
import { planFields } from '#src/features/plans/plan-fields.ts';
import { seoFields } from '#src/features/seo/seo-fields.ts';
import { settingsFields } from '#src/features/settings/settings-fields.ts';
import { kindFields } from '#src/features/site-content/kinds/kind-fields.ts';
import { pictureNames } from '#src/features/site-content/picture-names.ts';
import { pieceFields } from '#src/features/site-content/piece-fields.ts';
import { taxFields } from '#src/features/taxes/tax-fields.ts';
import { testimonialFields } from '#src/features/testimonials/testimonial-fields.ts';
import { webhookFields } from '#src/features/webhooks/webhook-fields.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Words for values of columns that no form has; the sections show the same words. */
const contactWords = {
  state: {
    subscribed: 'contacts.state.subscribed',
    unsubscribed: 'contacts.state.unsubscribed',
    bounced: 'contacts.state.bounced',
  },
  state_reason: {
    'own-link': 'contacts.reason.ownLink',
    administrator: 'contacts.reason.administrator',
    complaint: 'contacts.reason.complaint',
    import: 'contacts.reason.import',
    'hard-bounce': 'contacts.reason.hardBounce',
    'soft-bounces': 'contacts.reason.softBounces',
  },
  consent_locale: { en: 'contacts.locale.en', ar: 'contacts.locale.ar' },
  source: {
    manual: 'contacts.source.manual',
    import: 'contacts.source.import',
    api: 'contacts.source.api',
    'sign-up': 'contacts.source.sign-up',
  },
} as const;
const webhookWords = {
  disabled_reason: {
    person: 'webhooks.status.disabled.person',
    gone: 'webhooks.status.disabled.gone',
    failing: 'webhooks.status.disabled.failing',
  },
} as const;
const legalWords = {
  slug: { privacy: 'legal.tab.privacy', terms: 'legal.tab.terms', imprint: 'legal.tab.imprint' },
} as const;
const roleWords = { role: { admin: 'users.role.admin', user: 'users.role.user' } } as const;

/** Labels and words of each table with a history, as its section shows them. */
export const historyWords = {
  store_notices: noticeFields,
  pricing_plans: planFields,
  plan_offers: {
    labels: { ...offerFields.labels, currency: 'offers.form.currency' },
    words: offerFields.words,
  },
  domain_prices: domainPriceFields,
  domain_extensions: extensionFields,
  tax_rates: taxFields,
  footer_links: linkFields,
  seo_settings: settings(seoFields.labels),
  analytics_settings: settings(analyticsFields.labels),
  site_settings: settings({ ...settingsFields.labels, ...brandFields.labels }),
  testimonials: testimonialFields,
  site_pieces: pieceFields,
  hosting_kinds: {
    labels: {
      ...kindFields.labels,
      original: 'siteContent.kind.original',
      former_slugs: 'siteContent.kind.formerSlugs',
    },
    words: { ...kindFields.words, picture: pictureNames },
  },
  legal_pages: { labels: legalFields.labels, words: legalWords },
  newsletters: newsletterFields,
  test_mails: {
    labels: {
      email: 'history.column.email',
      subject: 'history.column.subject',
      locale: 'history.column.locale',
      template_name: newsletterFields.labels.template_name,
    },
    words: { ...(contactFields.words.locale && { locale: contactFields.words.locale }) },
  },
  contacts: { labels: contactFields.labels, words: { ...contactFields.words, ...contactWords } },
  user_roles: { labels: { role: 'history.column.role' }, words: roleWords },
  invitations: {
    labels: {
      email: 'history.column.email',
      role: 'history.column.role',
      locale: 'history.column.locale',
      expires_at: 'history.column.expires_at',
    },
    words: { ...roleWords, ...(contactFields.words.locale && { locale: contactFields.words.locale }) },
  },
  api_keys: apiKeyFields,
  webhook_endpoints: { labels: webhookFields.labels, words: { ...webhookFields.words, ...webhookWords } },
} satisfies HistoryWords;

/** A table of settings has a row for each setting, whose key is shown as the form's label. */
function settings(labels: Readonly<Record<string, MessageId>>) {
  return { labels: {}, words: { key: labels } };
}
