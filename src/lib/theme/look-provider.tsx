import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { loadedMirror, loadMirror } from './load-mirror.ts';
import { lookOf } from './look.ts';

/**
 * Provides MUI's theme in the current direction to its children. Public pages use this theme as plain CSS (`styles.ts`) and
 * don't load MUI; its CSS variables come from that style sheet too.
 */
export function LookProvider({ children }: { children: ReactNode }) {
  const { direction } = useLocale();
  const mirror = direction === 'rtl' ? (loadedMirror() ?? use(loadMirror())) : undefined;
  const { theme, cache } = lookOf(direction, mirror);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
