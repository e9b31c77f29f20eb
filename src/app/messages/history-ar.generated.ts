// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import analytics from '#src/features/analytics/messages/admin-ar.json';
import apiKeys from '#src/features/api-keys/messages/admin-ar.json';
import brand from '#src/features/brand/messages/admin-ar.json';
import contacts from '#src/features/contacts/messages/admin-ar.json';
import domainSearch from '#src/features/domain-search/messages/admin-ar.json';
import footerLinks from '#src/features/footer-links/messages/admin-ar.json';
import legal from '#src/features/legal/messages/admin-ar.json';
import newsletters from '#src/features/newsletters/messages/admin-ar.json';
import notices from '#src/features/notices/messages/admin-ar.json';
import offers from '#src/features/offers/messages/admin-ar.json';
import plans from '#src/features/plans/messages/admin-ar.json';
import seo from '#src/features/seo/messages/admin-ar.json';
import settings from '#src/features/settings/messages/admin-ar.json';
import siteContent from '#src/features/site-content/messages/admin-ar.json';
import taxes from '#src/features/taxes/messages/admin-ar.json';
import testimonials from '#src/features/testimonials/messages/admin-ar.json';
import users from '#src/features/users/messages/admin-ar.json';
import webhooks from '#src/features/webhooks/messages/admin-ar.json';
import type { historyEn } from './history-en.generated.ts';

/** Names of all sections' fields; the build leaves out their other texts (tooling/vite/history-words.ts), Arabic; a missing one does not compile. */
export const historyAr: Record<keyof typeof historyEn, string> = {
  ...analytics,
  ...apiKeys,
  ...brand,
  ...contacts,
  ...domainSearch,
  ...footerLinks,
  ...legal,
  ...newsletters,
  ...notices,
  ...offers,
  ...plans,
  ...seo,
  ...settings,
  ...siteContent,
  ...taxes,
  ...testimonials,
  ...users,
  ...webhooks,
};
