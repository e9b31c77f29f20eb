import { recolorFor } from '#rules/brand/brand-color.ts';
import { THEME_COLORS } from './theme-colors.generated.ts';

/** Colours in the site's drawings, which name them in their elements; a rule of the style sheet goes before those. */
const DRAWN = [
  '#0a2a20',
  '#0b2a21',
  '#0f4030',
  '#0f4d3a',
  '#113a2d',
  '#1a5a45',
  '#1c5442',
  '#2f7d62',
  '#7fb59d',
  '#9cc93d',
  '#c8f169',
  '#dcf99a',
  '#dff3e6',
];
const NUMBERS = /\d+(\.\d+)?/g;

let known: { color: string; styles: string } | undefined;

/**
 * Returns the rules that give the site a brand's colour (`#rrggbb`): the theme's variables in light and dark, and the
 * drawings' fills and lines. They belong behind the site's style sheets.
 */
export function brandStyles(color: string): string {
  if (known?.color !== color) known = { color, styles: makeStyles(color) };

  return known.styles;
}

function makeStyles(color: string): string {
  const recolor = recolorFor(color);
  const [light, dark] = [THEME_COLORS.light, THEME_COLORS.dark].map((variables) =>
    variables.map(([name, value]) => [name, recolorValue(value, recolor)]),
  ) as [string[][], string[][]];
  const drawn = DRAWN.flatMap((before) =>
    ['fill', 'stroke'].map((part) => `[${part}="${before}"]{${part}:${recolor(before)}}`),
  );

  return `@layer theme{${rootOf(light)}@media (prefers-color-scheme:dark){${rootOf(dark)}}}${drawn.join('')}`;
}

const rootOf = (variables: readonly string[][]): string =>
  `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** Replaces the colour of a variable's value: `#rrggbb`, `rgb(…)`, `rgba(…)` or the three numbers of a channel. */
function recolorValue(value: string, recolor: (color: string) => string): string {
  if (value.startsWith('#')) return recolor(value);
  const numbers = value.match(NUMBERS) ?? [];
  const [red, green, blue] = numbersOf(recolor(hexOf(numbers)));
  const alpha = numbers[3] ?? '1';
  if (!value.startsWith('rgb')) return `${red} ${green} ${blue}`;

  return `rgba(${red},${green},${blue},${alpha})`;
}

const hexOf = (numbers: readonly string[]): string =>
  `#${numbers
    .slice(0, 3)
    .map((number) => Number(number).toString(16).padStart(2, '0'))
    .join('')}`;

const numbersOf = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
