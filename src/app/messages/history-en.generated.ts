// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import analytics from '#src/features/analytics/messages/admin-en.json';
import apiKeys from '#src/features/api-keys/messages/admin-en.json';
import brand from '#src/features/brand/messages/admin-en.json';
import contacts from '#src/features/contacts/messages/admin-en.json';
import domainSearch from '#src/features/domain-search/messages/admin-en.json';
import footerLinks from '#src/features/footer-links/messages/admin-en.json';
import legal from '#src/features/legal/messages/admin-en.json';
import newsletters from '#src/features/newsletters/messages/admin-en.json';
import notices from '#src/features/notices/messages/admin-en.json';
import offers from '#src/features/offers/messages/admin-en.json';
import plans from '#src/features/plans/messages/admin-en.json';
import seo from '#src/features/seo/messages/admin-en.json';
import settings from '#src/features/settings/messages/admin-en.json';
import siteContent from '#src/features/site-content/messages/admin-en.json';
import taxes from '#src/features/taxes/messages/admin-en.json';
import testimonials from '#src/features/testimonials/messages/admin-en.json';
import users from '#src/features/users/messages/admin-en.json';
import webhooks from '#src/features/webhooks/messages/admin-en.json';

/** Names of all sections' fields; the build leaves out their other texts (tooling/vite/history-words.ts), English. */
export const historyEn = {
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
