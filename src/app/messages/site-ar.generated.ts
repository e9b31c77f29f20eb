// Written by `npm run codegen`: codegen/message-catalogs lists the folders.
import domainSearch from '#src/features/domain-search/messages/ar.json';
import featureGrid from '#src/features/feature-grid/messages/ar.json';
import footerLinks from '#src/features/footer-links/messages/ar.json';
import hero from '#src/features/hero/messages/ar.json';
import legal from '#src/features/legal/messages/ar.json';
import notices from '#src/features/notices/messages/ar.json';
import plans from '#src/features/plans/messages/ar.json';
import testimonials from '#src/features/testimonials/messages/ar.json';
import siteHeader from '#src/features/site-header/messages/ar.json';
import app from '#src/app/messages/app/ar.json';
import auth from '#src/lib/auth/messages/ar.json';
import buying from '#src/lib/buying/messages/ar.json';
import type { siteEn } from './site-en.generated.ts';

/** Texts of the public pages, Arabic; a missing one does not compile. */
export const siteAr: Record<keyof typeof siteEn, string> = {
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
