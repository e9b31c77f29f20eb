import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { lookOf } from './look.ts';

/**
 * MUI in the site's theme and the current direction, for what lies within. Pages that a visitor meets first have the
 * same theme as plain CSS (`styles.ts`) and load none of this; its variables come from there, too.
 */
export function LookProvider({ children }: { children: ReactNode }) {
  const { direction } = useLocale();
  const { theme, cache } = lookOf(direction);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
