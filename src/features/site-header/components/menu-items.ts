import {
  mdiBullhornOutline,
  mdiCloudOutline,
  mdiEmailOutline,
  mdiHelpCircleOutline,
  mdiBookOpenPageVariantOutline,
  mdiLayersTripleOutline,
  mdiLifebuoy,
  mdiServer,
  mdiViewDashboardOutline,
} from '#src/components/icon-paths.generated.ts';
import type { Portal } from '#src/config/portal.ts';

/** Entries of the Hosting menu, in SPEC's order; each opens the service panel. */
export const hostingItems = [
  {
    category: 'plesk',
    icon: mdiViewDashboardOutline,
    label: 'siteHeader.plesk',
    text: 'siteHeader.pleskText',
  },
  { category: 'cloud', icon: mdiCloudOutline, label: 'siteHeader.cloud', text: 'siteHeader.cloudText' },
  { category: 'vps', icon: mdiLayersTripleOutline, label: 'siteHeader.vps', text: 'siteHeader.vpsText' },
  {
    category: 'dedicated',
    icon: mdiServer,
    label: 'siteHeader.dedicated',
    text: 'siteHeader.dedicatedText',
  },
] as const;

/** Returns the Support menu's entries, which are pages of the portal. */
export const supportItems = (portal: Portal) =>
  [
    { icon: mdiBullhornOutline, label: 'siteHeader.announcements', href: portal.announcements },
    { icon: mdiBookOpenPageVariantOutline, label: 'siteHeader.knowledgebase', href: portal.knowledgebase },
    { icon: mdiLifebuoy, label: 'siteHeader.openTicket', href: portal.openTicket },
  ] as const;

export const faqIcon = mdiHelpCircleOutline;
export const mailIcon = mdiEmailOutline;
