import { createTheme, getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from './palette.ts';

/** Contrast that text needs by WCAG 2.2, 1.4.3. */
const AA_TEXT = 4.5;

describe.each([lightPalette, darkPalette])('a dark surface', ({ night, lime }) => {
  it('has texts and code in colours with the contrast that WCAG AA requires', () => {
    const colours = [night?.text, night?.muted, night?.sky, night?.amber, lime?.main];

    for (const colour of colours) {
      expect(getContrastRatio(colour ?? '', night?.main ?? '')).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s palette', (mode, options) => {
  it.each(['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const)(
    'has text on %s with the contrast that WCAG AA requires',
    (name) => {
      const color = createTheme({ palette: { ...options, mode } }).palette[name];
      const ink = /^rgba\(0, 0, 0/.test(color.contrastText) ? '#212121' : color.contrastText;

      expect(getContrastRatio(color.main, ink)).toBeGreaterThanOrEqual(AA_TEXT);
    },
  );
});
