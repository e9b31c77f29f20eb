import { describe, expect, it } from 'vitest';
import { contrastOf, GROUND, isReadable, nearestReadable, recolorFor } from './brand-color.ts';
import { OWN_COLOR } from './color-form.ts';

/** Colours all around the circle, from pale to dark, with greys. */
const COLORS = Array.from(
  { length: 4_096 },
  (_, at) => `#${at.toString(16).padStart(3, '0').replace(/./g, '$&$&')}`,
);

/** Pairs of text and ground that the site's theme has. */
const PAIRS = [
  ['#f1f7f2', '#0b2a21'],
  ['#b4cabf', '#0b2a21'],
  ['#c8f169', '#0b2a21'],
  ['#10231d', '#c8f169'],
  ['#10231d', '#f7f5ee'],
  ['#4a5c55', '#f7f5ee'],
  ['#c8f169', '#07150f'],
  ['#a9bdb3', '#0e231b'],
] as const;

describe('the colour of a brand', () => {
  it('is the site’s own where it is chosen, with all other colours as they are', () => {
    const recolor = recolorFor(OWN_COLOR);

    for (const color of PAIRS.flat()) expect(contrastOf(recolor(color), color)).toBeLessThan(1.02);
    expect(recolor(OWN_COLOR)).toBe(OWN_COLOR);
  });

  it('needs a contrast of 4.5 to the ground, unrounded, and the nearest that has it is of its hue', () => {
    expect(isReadable('#2563eb')).toBe(true);
    expect(isReadable('#c8f169')).toBe(false);
    expect(nearestReadable('#2563eb')).toBe('#2563eb');
    for (const color of COLORS)
      expect(contrastOf(nearestReadable(color), GROUND)).toBeGreaterThanOrEqual(4.5);
    expect(nearestReadable('#ff6600')).toBe('#c14b00');
  });

  it('leaves every text of the theme as readable as it was, whatever the colour', () => {
    for (const color of COLORS.filter((_, at) => at % 16 === 5 || at % 97 === 0)) {
      const recolor = recolorFor(color);
      for (const [ink, ground] of PAIRS)
        expect(
          contrastOf(recolor(ink), recolor(ground)),
          `${ink} on ${ground} for ${color}`,
        ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('gives greys for a grey brand', () => {
    expect(recolorFor('#444444')('#c8f169')).toMatch(/^#(..)\1\1$/);
  });
});
