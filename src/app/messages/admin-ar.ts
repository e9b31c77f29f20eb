import account from '#src/features/account/messages/admin-ar.json';
import shell from '#src/features/admin-shell/messages/ar.json';
import apiKeys from '#src/features/api-keys/messages/admin-ar.json';
import contacts from '#src/features/contacts/messages/admin-ar.json';
import domainPrices from '#src/features/domain-search/messages/admin-ar.json';
import footerLinks from '#src/features/footer-links/messages/admin-ar.json';
import history from '#src/features/history/messages/admin-ar.json';
import legal from '#src/features/legal/messages/admin-ar.json';
import newsletters from '#src/features/newsletters/messages/admin-ar.json';
import notices from '#src/features/notices/messages/admin-ar.json';
import plans from '#src/features/plans/messages/admin-ar.json';
import settings from '#src/features/settings/messages/admin-ar.json';
import testimonials from '#src/features/testimonials/messages/admin-ar.json';
import users from '#src/features/users/messages/admin-ar.json';
import webhooks from '#src/features/webhooks/messages/admin-ar.json';
import analytics from '#src/features/analytics/messages/admin-ar.json';
import seo from '#src/features/seo/messages/admin-ar.json';
import kit from '#src/kit/admin/messages/ar.json';
import api from '#src/lib/apollo/messages/ar.json';
import forms from '#src/kit/forms/messages/ar.json';
import secondFactor from '#src/kit/second-factor/messages/ar.json';
import type { adminEn } from './admin-en.ts';

/** Texts of the back office, Arabic; a missing one does not compile. */
export const adminAr: Record<keyof typeof adminEn, string> = {
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
