import { createTheme } from '@mui/material/styles';
import type { Direction } from '#src/lib/messages/locale.ts';

/** The look of the site in one reading direction, light and dark. */
export function createSiteTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: true,
    colorSchemes: { light: true, dark: true },
  });
}
