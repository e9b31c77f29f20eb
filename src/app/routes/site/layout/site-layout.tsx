import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { SkipLink } from '#src/components/skip-link.tsx';
import { anchors } from '#src/config/paths.ts';
import { NoticeBanner } from '#src/features/notices/components/notice-banner.tsx';
import { usePriced, useStartingPrices } from '#src/features/plans/components/pricing/use-starting-prices.tsx';
import { SiteHeader } from '#src/features/site-header/components/site-header.tsx';
import { Announcer } from '#src/kit/announce/announcer.tsx';
import { PricedContext } from '#src/lib/buying/by-choice.tsx';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import { PanelsProvider } from '#src/lib/panels/panels-context.tsx';
import { lazyPage } from '../../lazy-page.tsx';
import styles from './site-layout.module.css';
import { SitePanels } from './site-panels.tsx';
import { useLanguageChange } from './use-language-change.ts';

/** The footer's code loads after the code of the first screen. */
const { element: footer } = lazyPage(async () => (await import('./page-footer.tsx')).PageFooter);

/** Draws a public page: banner, header, content, footer and the panels that any public page can open. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { locale, changeLanguage } = useLanguageChange();

  return (
    <PanelsProvider>
      <Announcer>
        <SkipLink />
        <NoticeBanner />
        <Priced>
          <Header locale={locale} onLocaleChange={changeLanguage} />
          <main id={anchors.main} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </Priced>
        <DrawnPart>{footer}</DrawnPart>
        <SitePanels />
      </Announcer>
    </PanelsProvider>
  );
}

/** Only the web server, which draws each page for every choice, needs to know what can be chosen. */
const Priced = import.meta.env.SSR ? WithPriced : Fragment;

function WithPriced({ children }: { children: ReactNode }) {
  return <PricedContext value={usePriced()}>{children}</PricedContext>;
}

function Header(props: Omit<ComponentProps<typeof SiteHeader>, 'prices'>) {
  const { byCategory } = useStartingPrices();

  return <SiteHeader {...props} prices={byCategory} />;
}
