import { mdiMenu } from '#src/components/icon-paths.generated.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HomeLink } from '#src/components/home-link.tsx';
import { Container } from '#src/components/container.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { Icon } from '#src/components/icon.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import type { Locale } from '#src/config/locale.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { AccountActions } from './account-actions.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-header.module.css';

const MobileNavigation = lazyPart(async () => (await import('./mobile-navigation.tsx')).MobileNavigation);

type SiteHeaderProps = {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  /** Lowest monthly price of each kind of hosting, if known. */
  prices?: Partial<Record<string, ReactNode>>;
};

/** Shows the sticky header of every public page. */
export function SiteHeader({ locale, onLocaleChange, prices = {} }: SiteHeaderProps) {
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const localized = useLocalizedPath();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [wasMenuUsed, setWasMenuUsed] = useState(false);

  return (
    <header className={styles.bar}>
      <Container className={styles.line}>
        <HomeLink
          to={localized(paths.home)}
          label={intl.formatMessage({ id: 'siteHeader.home' }, { brand: brandName[locale] })}
        />
        <DesktopNavigation prices={prices} />
        <div className={styles.end}>
          <LanguageSwitch current={locale} onChange={onLocaleChange} />
          <div className={styles.account}>
            <AccountActions />
          </div>
          <IconButton
            aria-label={intl.formatMessage({ id: 'siteHeader.openMenu' })}
            aria-expanded={isMenuOpen}
            onClick={() => {
              setWasMenuUsed(true);
              setIsMenuOpen(true);
            }}
            className={styles.menuButton}
          >
            <Icon path={mdiMenu} />
          </IconButton>
        </div>
      </Container>
      {wasMenuUsed && (
        <Suspense>
          <MobileNavigation
            isOpen={isMenuOpen}
            title={<FormattedMessage id="siteHeader.menu" />}
            onClose={() => {
              setIsMenuOpen(false);
            }}
            actions={<AccountActions isInPanel />}
          />
        </Suspense>
      )}
    </header>
  );
}
