import '../theme/fonts.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import type { Direction } from '#src/lib/messages/locale.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { createSiteTheme } from '../theme/site-theme.ts';

const looks = {
  ltr: { theme: createSiteTheme('ltr'), cache: createCache({ key: 'css' }) },
  rtl: {
    theme: createSiteTheme('rtl'),
    cache: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  },
} satisfies Record<Direction, unknown>;

/** Theme and styles of the current direction; light or dark follows the visitor's system. */
export function LookProvider({ children }: { children: ReactNode }) {
  const { direction } = useLocale();
  const { theme, cache } = looks[direction];

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
