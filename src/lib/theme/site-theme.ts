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
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1320 } },
    shape: { borderRadius: 14 },
    typography: createTypography(direction),
    components: componentLooks,
  });
}
