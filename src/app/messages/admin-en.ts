import account from '#src/features/account/messages/admin-en.json';
import shell from '#src/features/admin-shell/messages/en.json';
import apiKeys from '#src/features/api-keys/messages/admin-en.json';
import contacts from '#src/features/contacts/messages/admin-en.json';
import domainPrices from '#src/features/domain-search/messages/admin-en.json';
import footerLinks from '#src/features/footer-links/messages/admin-en.json';
import history from '#src/features/history/messages/admin-en.json';
import legal from '#src/features/legal/messages/admin-en.json';
import newsletters from '#src/features/newsletters/messages/admin-en.json';
import notices from '#src/features/notices/messages/admin-en.json';
import plans from '#src/features/plans/messages/admin-en.json';
import settings from '#src/features/settings/messages/admin-en.json';
import testimonials from '#src/features/testimonials/messages/admin-en.json';
import users from '#src/features/users/messages/admin-en.json';
import webhooks from '#src/features/webhooks/messages/admin-en.json';
import analytics from '#src/features/analytics/messages/admin-en.json';
import seo from '#src/features/seo/messages/admin-en.json';
import kit from '#src/kit/admin/messages/en.json';
import api from '#src/lib/apollo/messages/en.json';
import forms from '#src/kit/forms/messages/en.json';
import secondFactor from '#src/kit/second-factor/messages/en.json';

/** Texts of the back office, English. */
export const adminEn = {
  ...api,
  ...forms,
  ...secondFactor,
  ...kit,
  ...shell,
  ...account,
  ...users,
  ...contacts,
  ...settings,
  ...legal,
  ...apiKeys,
  ...history,
  ...newsletters,
  ...notices,
  ...footerLinks,
  ...seo,
  ...analytics,
  ...plans,
  ...domainPrices,
  ...testimonials,
  ...webhooks,
};
