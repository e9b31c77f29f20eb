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
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import type { Kind } from '#src/lib/kinds/use-kinds.ts';

/** Icons of kinds of hosting, by the picture of each. */
const ICONS: Readonly<Record<string, string>> = {
  plesk: mdiViewDashboardOutline,
  cloud: mdiCloudOutline,
  vps: mdiLayersTripleOutline,
};

/** Returns the icon of a kind of hosting; a server for a picture without one. */
export const iconOf = ({ picture }: Kind): string => ICONS[picture ?? ''] ?? mdiServer;

type SupportItem = { icon: string; label: MessageId; to?: string; href?: string | undefined };

/** Returns the Support menu's entries: pages of the portal, but the announcements of this site where it has its own. */
export function useSupportItems(): SupportItem[] {
  const portal = usePortal();
  const localized = useLocalizedPath();
  const own = useRuntimeConfig().ownNews && { to: localized(paths.news) };

  return [
    {
      icon: mdiBullhornOutline,
      label: 'siteHeader.announcements' as const,
      href: portal?.announcements,
      ...own,
    },
    {
      icon: mdiBookOpenPageVariantOutline,
      label: 'siteHeader.knowledgebase' as const,
      href: portal?.knowledgebase,
    },
    { icon: mdiLifebuoy, label: 'siteHeader.openTicket' as const, href: portal?.openTicket },
  ].filter((item: SupportItem) => item.to ?? item.href);
}

export const faqIcon = mdiHelpCircleOutline;
export const mailIcon = mdiEmailOutline;
