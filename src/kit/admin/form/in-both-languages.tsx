import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '#src/config/locale.ts';
import { twoColumns } from './columns.ts';
import { PreviewIn } from './preview-in.tsx';

/** Draws a preview in both languages, side by side where there is room. */
export function InBothLanguages({ children }: { children: (locale: Locale) => ReactNode }) {
  return (
    <Box sx={{ ...twoColumns, rowGap: 2 }}>
      {LOCALES.map((locale) => (
        <PreviewIn key={locale} locale={locale}>
          {children(locale)}
        </PreviewIn>
      ))}
    </Box>
  );
}
