import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { lookOf } from './look.ts';

/**
 * Provides MUI's theme in the current direction to its children. Public pages use this theme as plain CSS (`styles.ts`) and
 * don't load MUI; its CSS variables come from that style sheet too.
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
