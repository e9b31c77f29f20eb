import { clampChroma, converter, formatHex, parse, useMode, wcagContrast, wcagLuminance } from 'culori/fn';
import { modeLrgb, modeOklab, modeOklch, modeRgb, type Oklch } from 'culori/fn';
import { OWN_COLOR } from './color-form.ts';

[modeRgb, modeLrgb, modeOklab, modeOklch].forEach((mode) => useMode(mode as never));
const toOklch = converter('oklch');

/** The darkest ground on which texts and links have the brand's colour; buttons write white on the colour. */
export const GROUND = '#f7f5ee';
/** Contrast that text needs by WCAG 2.2, 1.4.3; it is compared unrounded. */
const MIN_CONTRAST = 4.5;

/** Colours whose difference from the brand's colour in lightness is kept: its own variants for hover and for lines. */
const VARIANTS = new Set(['#0a3629', '#2c7a5f']);
/** Chroma (OKLCH, 0 to 0.4) below which a colour counts as grey and stays. */
const GREY = 0.012;
/** Chroma of a brand's colours relative to the site's own, at most, so that a bright brand leaves large areas calm. */
const MAX_CHROMA = 1.3;
/** Steps of a search between two values, for more digits than a hex has. */
const STEPS = 16;

/** Returns the contrast of two colours, from 1 to 21, not rounded. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** Tells whether texts in this colour can be read on the site's grounds, and white texts on it. */
export const isReadable = (color: string): boolean => contrastOf(color, GROUND) >= MIN_CONTRAST;

/** Returns the colour itself if it is readable, else the nearest darker one of its hue that is. */
export function nearestReadable(color: string): string {
  if (isReadable(color)) return color;
  const bright = oklchOf(color);
  const at = (l: number) => hexOf({ ...bright, l });
  const l = search(0, bright.l, (l) => isReadable(at(l)));

  return at(l);
}

/**
 * Returns a function that turns a colour of the site's theme (hex) into that of a brand: its hue turned as far as the
 * brand's colour is from the site's own, its chroma in proportion, its luminance kept, so that every contrast stays what
 * it was.
 */
export function recolorFor(brand: string): (color: string) => string {
  if (newest?.brand !== brand) newest = { brand, recolor: remembered(turnedTo(brand)) };

  return newest.recolor;
}

/** The brand asked for last, with its colours: each takes some tenths of a millisecond, and every mail needs them all. */
let newest: { brand: string; recolor: (color: string) => string } | undefined;

function remembered(recolor: (color: string) => string): (color: string) => string {
  const known = new Map<string, string>();

  return (color) => {
    const found = known.get(color) ?? recolor(color);
    known.set(color, found);

    return found;
  };
}

function turnedTo(brand: string): (color: string) => string {
  const [own, chosen] = [oklchOf(OWN_COLOR), oklchOf(brand)];
  const turn = (chosen.h ?? 0) - (own.h ?? 0);
  const share = Math.min(chosen.c / own.c, MAX_CHROMA);

  return (color) => {
    if (color === OWN_COLOR) return brand;
    const before = oklchOf(color);
    if (before.c < GREY) return color;
    const h = (before.h ?? 0) + turn;
    if (VARIANTS.has(color)) {
      const l = Math.min(1, Math.max(0, chosen.l + before.l - own.l));
      return hexOf({ ...before, l, c: (before.c * chosen.c) / own.c, h });
    }

    return withLuminance({ ...before, c: before.c * share, h }, wcagLuminance(color));
  };
}

const COLOR = /#[0-9a-f]{6}\b/g;

/** Returns a document or style sheet of ours with each colour (`#rrggbb`) in those of a brand; as it is without a brand's. */
export const inColors = (text: string, brand: string | undefined): string =>
  brand === undefined ? text : text.replace(COLOR, recolorFor(brand));

/** Returns the colour with the lightness at which it has this luminance (WCAG, 0 to 1). */
function withLuminance(color: Oklch, luminance: number): string {
  const at = (l: number) => hexOf({ ...color, l });
  const l = search(0, 1, (l) => wcagLuminance(at(l)) <= luminance);

  return at(l);
}

/** Returns the largest value between two at which a condition holds, where it holds below and fails above. */
function search(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }

  return low;
}

function oklchOf(color: string): Oklch {
  const parsed = parse(color);
  if (parsed === undefined) throw new Error(`A colour such as #0f4d3a was expected, found ${color}.`);

  return toOklch(parsed);
}

const hexOf = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));
