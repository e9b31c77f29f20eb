import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { anchors } from '#src/config/paths.ts';
import { SiteFooter } from '#src/features/footer-links/components/site-footer.tsx';
import { NoticeBanner } from '#src/features/notices/components/notice-banner.tsx';
import { SiteHeader } from '#src/features/site-header/components/site-header.tsx';
import { Announcer } from '#src/lib/announce/announcer.tsx';
import { PanelsProvider, usePanels } from '#src/lib/panels/panels-context.tsx';
import { SitePanels } from './site-panels.tsx';
import { useLanguageChange } from './use-language-change.ts';

/** Banner, header, the page, footer and the panels that any public page can open. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { locale, changeLanguage } = useLanguageChange();

  return (
    <PanelsProvider>
      <Announcer>
        <SkipLink />
        <NoticeBanner />
        <SiteHeader locale={locale} onLocaleChange={changeLanguage} />
        <Box component="main" id={anchors.main} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {children}
        </Box>
        <Footer />
        <SitePanels />
      </Announcer>
    </PanelsProvider>
  );
}

function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${anchors.main}`}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        paddingBlock: 1.25,
        paddingInline: 2.5,
        borderRadius: '12px',
        fontWeight: 600,
        color: 'lime.ink',
        backgroundColor: 'lime.main',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      <FormattedMessage id="app.skipLink" />
    </Box>
  );
}

function Footer() {
  const { open } = usePanels();

  return (
    <SiteFooter
      onAbout={() => {
        open('about');
      }}
    />
  );
}
