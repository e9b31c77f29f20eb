import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { anchors, paths } from '#src/config/paths.ts';
import { KindText } from '#src/lib/kinds/kind-text.tsx';
import { useKinds } from '#src/lib/kinds/use-kinds.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import styles from './desktop-navigation.module.css';
import { HeaderButton } from './header-button.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { faqIcon, iconOf, useSupportItems } from './menu-items.ts';

type PricesProps = { prices: Partial<Record<string, ReactNode>> };

/** Shows the header's navigation in one line, for screens with room for it. */
export function DesktopNavigation({ prices }: PricesProps) {
  const intl = useIntl();
  const { open } = usePanels();
  const localized = useLocalizedPath();
  const own = useKinds()?.filter(({ menu }) => menu === 'own') ?? [];

  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'siteHeader.nav' })}>
      <HeaderButton
        aria-haspopup="dialog"
        onClick={() => {
          open('about');
        }}
      >
        <FormattedMessage id="siteHeader.about" />
      </HeaderButton>
      <HeaderButton to={localized(`${paths.home}#${anchors.pricing}`)}>
        <FormattedMessage id="siteHeader.pricing" />
      </HeaderButton>
      <HostingMenu prices={prices} />
      {own.map((kind) => (
        <HeaderButton
          key={kind.slug}
          aria-haspopup="dialog"
          onClick={() => {
            openServicePanel(kind.slug);
          }}
        >
          <KindText kind={kind} is="name" />
        </HeaderButton>
      ))}
      <HeaderButton to={localized(`${paths.home}#${anchors.features}`)}>
        <FormattedMessage id="siteHeader.features" />
      </HeaderButton>
      <SupportMenu />
    </nav>
  );
}

function HostingMenu({ prices }: PricesProps) {
  const kinds = useKinds()?.filter(({ menu }) => menu === 'hosting');
  if (kinds?.length === 0) return null;

  return (
    <HeaderMenu wide label={<FormattedMessage id="siteHeader.hosting" />}>
      {(close) =>
        kinds?.map((kind) => (
          <MenuEntry
            key={kind.slug}
            icon={iconOf(kind)}
            label={<KindText kind={kind} is="name" />}
            text={kind.summary ? <KindText kind={kind} is="summary" /> : undefined}
            price={prices[kind.slug]}
            onChoose={() => {
              close();
              openServicePanel(kind.slug);
            }}
          />
        ))
      }
    </HeaderMenu>
  );
}

function SupportMenu() {
  const items = useSupportItems();
  const { open } = usePanels();

  return (
    <HeaderMenu label={<FormattedMessage id="siteHeader.support" />}>
      {(close) => [
        ...items.map(({ label, ...item }) => (
          <MenuEntry key={label} {...item} label={<FormattedMessage id={label} />} onChoose={close} />
        )),
        <MenuEntry
          key="faq"
          icon={faqIcon}
          label={<FormattedMessage id="siteHeader.faq" />}
          onChoose={() => {
            close();
            open('faq');
          }}
        />,
      ]}
    </HeaderMenu>
  );
}
