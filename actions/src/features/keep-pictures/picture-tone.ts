/** Whether a picture can be seen on light and dark grounds, or needs a plate behind it on those of its own tone. */
export type Tone = 'any' | 'dark' | 'light';

/** Luminance (WCAG 2.2) of the site's grounds. */
const GROUNDS = { light: 0.91, dark: 0.012 };
/** Contrast with the ground under which a part of a logo is as good as lost. */
const LOST = 1.7;
/** Share of a logo's covered pixels that may be lost. */
const MOST_LOST = 0.25;
/** Opacity (of 255) from which a pixel counts as covered. */
const COVERED = 96;
/** Share of covered pixels from which a picture has a ground of its own, on which it is seen everywhere. */
const OPAQUE = 0.97;

/** Returns the tone of a drawn picture (four bytes a pixel). */
export function toneOf(pixels: Uint8Array): Tone {
  let covered = 0;
  const lost = { light: 0, dark: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < COVERED) continue;
    covered += 1;
    const luminance = luminanceOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    if (contrast(luminance, GROUNDS.light) < LOST) lost.light += 1;
    if (contrast(luminance, GROUNDS.dark) < LOST) lost.dark += 1;
  }
  const isLost = (of: 'light' | 'dark') => lost[of] > covered * MOST_LOST;
  if (covered * 4 >= pixels.length * OPAQUE || isLost('light') === isLost('dark')) return 'any';

  return isLost('light') ? 'light' : 'dark';
}

/** Returns the ground of icons and mails on which a logo of this tone can be seen. */
export const groundFor = (tone: Tone): string => (tone === 'light' ? '#14201c' : '#ffffff');

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(byte: number): number {
  const part = byte / 255;

  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
