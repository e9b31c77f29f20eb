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

  return pieces.map(({ title, title_ar, text, text_ar }) => ({
    title: (locale === 'ar' && title_ar) || title,
    text: fillUptime((locale === 'ar' && text_ar) || (text ?? ''), '99.99%'),
  }));
}

/** Returns the title of the heading that the site came with under this name. */
export function headingOf(locale: Locale, name: string): string {
  const piece = ORIGINALS.find(({ part, original }) => part === 'heading' && original === name);

  return (locale === 'ar' && piece?.title_ar) || (piece?.title ?? '');
}
