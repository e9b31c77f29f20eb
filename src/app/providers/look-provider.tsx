import '../theme/fonts.ts';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { lookOf } from '../theme/look.ts';

/** Theme and styles of the current direction; light or dark follows the visitor's system. */
export function LookProvider({ children }: { children: ReactNode }) {
  const { direction } = useLocale();
  const { theme, cache } = lookOf(direction);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
