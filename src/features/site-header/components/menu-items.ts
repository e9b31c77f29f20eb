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
import type { Kind } from '#src/lib/kinds/use-kinds.ts';
import type { Portal } from '#src/config/portal.ts';

/** Icons of kinds of hosting, by the picture of each. */
const ICONS: Readonly<Record<string, string>> = {
  plesk: mdiViewDashboardOutline,
  cloud: mdiCloudOutline,
  vps: mdiLayersTripleOutline,
};

/** Returns the icon of a kind of hosting; a server for a picture without one. */
export const iconOf = ({ picture }: Kind): string => ICONS[picture ?? ''] ?? mdiServer;

/** Returns the Support menu's entries, which are pages of the portal. */
export const supportItems = (portal: Portal) =>
  [
    { icon: mdiBullhornOutline, label: 'siteHeader.announcements', href: portal.announcements },
    { icon: mdiBookOpenPageVariantOutline, label: 'siteHeader.knowledgebase', href: portal.knowledgebase },
    { icon: mdiLifebuoy, label: 'siteHeader.openTicket', href: portal.openTicket },
  ] as const;

export const faqIcon = mdiHelpCircleOutline;
export const mailIcon = mdiEmailOutline;
