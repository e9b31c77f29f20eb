import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { Direction } from '#src/config/locale.ts';

/** Creates the text styles. Latin headings are tight; Arabic letters join, so they get no letter-spacing but more height. */
export function createTypography(direction: Direction): TypographyVariantsOptions {
  const arabic = direction === 'rtl';
  const heading = (fontSize: string, tight: number, tracking: number) => ({
    fontSize,
    fontWeight: arabic ? 700 : 680,
    lineHeight: arabic ? tight + 0.24 : tight,
    letterSpacing: arabic ? 0 : `${tracking}em`,
    textWrap: 'balance' as const,
  });
  /** Returns a text style. Arabic letters look small for their font size, so Arabic text is about a sixteenth larger. */
  const text = (latin: string, lineHeight: number, inArabic = latin) => ({
    fontSize: arabic ? inArabic : latin,
    lineHeight: arabic ? lineHeight + 0.15 : lineHeight,
    letterSpacing: arabic ? 0 : '-0.006em',
  });

  return {
    // The style sheet of fonts, which the build makes, sets this variable for each direction.
    fontFamily: 'var(--font-family)',
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: heading('clamp(2.375rem, 1.45rem + 4.1vw, 4.5rem)', 1.04, -0.038),
    h2: heading('clamp(1.875rem, 1.4rem + 2.1vw, 3.125rem)', 1.1, -0.03),
    h3: heading('clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', 1.2, -0.022),
    h4: heading('1.25rem', 1.3, -0.016),
    h5: heading('1.0625rem', 1.35, -0.01),
    h6: heading('0.9375rem', 1.4, -0.006),
    subtitle1: text('clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', 1.6),
    body1: text('1rem', 1.6, '1.0625rem'),
    body2: text('0.9375rem', 1.55, '1rem'),
    caption: text('0.8125rem', 1.5, '0.875rem'),
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.5,
      letterSpacing: arabic ? 0 : '0.02em',
      textTransform: 'none',
    },
    button: {
      fontSize: arabic ? '1rem' : '0.9688rem',
      fontWeight: 600,
      textTransform: 'none',
      letterSpacing: arabic ? 0 : '-0.006em',
    },
  };
}
