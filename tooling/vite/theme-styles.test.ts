import { describe, expect, it } from 'vitest';
import { themeCss } from './theme-styles.ts';

describe('the style sheet of the theme', () => {
  const css = themeCss();

  it('has the light colours, and the dark colours for a system that prefers dark', () => {
    expect(css).toContain('--mui-palette-primary-main:#0f4d3a;');
    expect(css).toMatch(
      /@media \(prefers-color-scheme: dark\)\{:root\{[^}]*--mui-palette-primary-main:#c8f169;/,
    );
  });

  it('gives pages in Arabic their own letter spacing and font sizes', () => {
    expect(css).toMatch(/^@layer theme\{.*\.type-h1\{[^}]*letter-spacing:-0\.038em;/s);
    expect(css).toMatch(/:root\[dir=rtl\] \.type-h1\{[^}]*letter-spacing:0;/);
    expect(css).toMatch(/:root\[dir=rtl\]\{[^}]*--mui-font-body1:[^;]*1\.0625rem[^;]*var\(--font-family\)/);
  });
});
