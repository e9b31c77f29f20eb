import {
  mdiInformationOutline,
  mdiStarFourPointsOutline,
  mdiTagOutline,
} from '#src/components/icon-paths.generated.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { SlideOver } from '#src/components/slide-over.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { KindText } from '#src/lib/kinds/kind-text.tsx';
import { useListedKinds } from '#src/lib/kinds/use-kinds.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import { MenuEntry } from './menu-entry.tsx';
import { faqIcon, iconOf, mailIcon, useSupportItems } from './menu-items.ts';
import styles from './mobile-navigation.module.css';

type MobileNavigationProps = { isOpen: boolean; onClose: () => void; title: ReactNode; actions: ReactNode };

/** Shows the whole navigation in a panel, for screens on which the header has no room. */
export function MobileNavigation({ isOpen, onClose, title, actions }: MobileNavigationProps) {
  const intl = useIntl();
  const { open } = usePanels();
  const localized = useLocalizedPath();
  /** Closes the menu, which returns the focus to its button, before the chosen entry opens. */
  const after = (onChoose: () => void) => () => {
    flushSync(onClose);
    onChoose();
  };

  return (
    <SlideOver isOpen={isOpen} onClose={onClose} title={title} width={380}>
      <nav aria-label={intl.formatMessage({ id: 'siteHeader.nav' })}>
        <ul role="list" className={styles.list}>
          <MenuEntry
            icon={mdiInformationOutline}
            label={<FormattedMessage id="siteHeader.about" />}
            onChoose={after(() => {
              open('about');
            })}
          />
          <MenuEntry
            icon={mdiTagOutline}
            label={<FormattedMessage id="siteHeader.pricing" />}
            isInPanel
            to={localized(`${paths.home}#${anchors.pricing}`)}
            onChoose={onClose}
          />
          <MenuEntry
            icon={mdiStarFourPointsOutline}
            label={<FormattedMessage id="siteHeader.features" />}
            isInPanel
            to={localized(`${paths.home}#${anchors.features}`)}
            onChoose={onClose}
          />
        </ul>
        <HostingGroup after={after} />
        <SupportGroup after={after} onClose={onClose} />
      </nav>
      <div className={styles.actions}>{actions}</div>
    </SlideOver>
  );
}

type After = (onChoose: () => void) => () => void;

/** Lists the kinds of hosting, and after them the services beside it. */
function HostingGroup({ after }: { after: After }) {
  const kinds = useListedKinds() ?? [];
  const inOrder = [...kinds].sort((one, other) => Number(one.menu === 'own') - Number(other.menu === 'own'));
  if (kinds.length === 0) return null;

  return (
    <Group title={<FormattedMessage id="siteHeader.hosting" />}>
      {inOrder.map((kind) => (
        <MenuEntry
          key={kind.slug}
          icon={kind.picture === 'mail' ? mailIcon : iconOf(kind)}
          label={<KindText kind={kind} is="name" />}
          onChoose={after(() => {
            openServicePanel(kind.slug);
          })}
        />
      ))}
    </Group>
  );
}

function SupportGroup({ after, onClose }: { after: After; onClose: () => void }) {
  const items = useSupportItems();
  const { open } = usePanels();

  return (
    <Group title={<FormattedMessage id="siteHeader.support" />}>
      {items.map(({ label, ...item }) => (
        <MenuEntry
          key={label}
          {...item}
          isInPanel
          label={<FormattedMessage id={label} />}
          onChoose={onClose}
        />
      ))}
      <MenuEntry
        icon={faqIcon}
        label={<FormattedMessage id="siteHeader.faq" />}
        onChoose={after(() => {
          open('faq');
        })}
      />
    </Group>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <Text as="h3" variant="overline" muted className={styles.groupTitle}>
        {title}
      </Text>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </>
  );
}
