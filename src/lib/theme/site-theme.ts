import { createTheme } from '@mui/material/styles';
import type { Direction } from '#src/config/locale.ts';
import { componentLooks } from './component-looks.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { createTypography } from './typography.ts';

/** Creates MUI's theme in one reading direction; light or dark follows the visitor's system. */
export function createSiteTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: true,
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // 600, 900, 1200 and 1320 px; in em, so that a browser with larger text gets the layout of a narrower window.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 82.5 } },
    shape: { borderRadius: 14 },
    typography: createTypography(direction),
    components: componentLooks,
  });
}
