// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import domainSearch from '#src/features/domain-search/messages/en.json';
import featureGrid from '#src/features/feature-grid/messages/en.json';
import footerLinks from '#src/features/footer-links/messages/en.json';
import hero from '#src/features/hero/messages/en.json';
import legal from '#src/features/legal/messages/en.json';
import notices from '#src/features/notices/messages/en.json';
import plans from '#src/features/plans/messages/en.json';
import testimonials from '#src/features/testimonials/messages/en.json';
import siteHeader from '#src/features/site-header/messages/en.json';
import app from '#src/app/messages/app/en.json';
import auth from '#src/lib/auth/messages/en.json';
import buying from '#src/lib/buying/messages/en.json';

/** Texts of the public pages, English. */
export const siteEn = {
  ...domainSearch,
  ...featureGrid,
  ...footerLinks,
  ...hero,
  ...legal,
  ...notices,
  ...plans,
  ...testimonials,
  ...siteHeader,
  ...app,
  ...auth,
  ...buying,
};
