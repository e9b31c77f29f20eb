import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { anchors, paths, type Category } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import styles from './desktop-navigation.module.css';
import { HeaderButton } from './header-button.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { faqIcon, hostingItems, useSupportItems } from './menu-items.ts';

type PricesProps = { prices: Partial<Record<Category, ReactNode>> };

/** Shows the header's navigation in one line, for screens with room for it. */
export function DesktopNavigation({ prices }: PricesProps) {
  const intl = useIntl();
  const { open } = usePanels();
  const localized = useLocalizedPath();

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
      <HeaderButton
        aria-haspopup="dialog"
        onClick={() => {
          openServicePanel('mail');
        }}
      >
        <FormattedMessage id="siteHeader.mail" />
      </HeaderButton>
      <HeaderButton to={localized(`${paths.home}#${anchors.features}`)}>
        <FormattedMessage id="siteHeader.features" />
      </HeaderButton>
      <SupportMenu />
    </nav>
  );
}

function HostingMenu({ prices }: PricesProps) {
  return (
    <HeaderMenu wide label={<FormattedMessage id="siteHeader.hosting" />}>
      {(close) =>
        hostingItems.map(({ category, icon, label, text }) => (
          <MenuEntry
            key={category}
            icon={icon}
            label={<FormattedMessage id={label} />}
            text={<FormattedMessage id={text} />}
            price={prices[category]}
            onChoose={() => {
              close();
              openServicePanel(category);
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
