import { ORIGINALS, type Part } from '#rules/site-content/originals.ts';
import { fillUptime } from '#rules/site-content/uptime.ts';
import type { Locale } from './texts.ts';

/** Returns the title of a part's piece, by its place among those that the site came with. */
export function titleOf(locale: Locale, part: Part, place: number): string {
  return originalsOf(locale, part)[place]?.title ?? '';
}

/** Returns the title and text of each piece that a part of the site came with, in one language, in their order. */
export function originalsOf(locale: Locale, part: Part): { title: string; text: string }[] {
  const pieces = ORIGINALS.filter((piece) => piece.part === part);

  return pieces.map((piece) => ({
    title: locale === 'ar' ? piece.title_ar : piece.title,
    text: fillUptime(locale === 'ar' ? piece.text_ar : piece.text, '99.99%'),
  }));
}
