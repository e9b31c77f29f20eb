import type { Tags } from '#src/lib/document/document-tags.ts';

/** What a visitor may allow besides what is necessary. */
export const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Granted = Record<Purpose, boolean>;

/** What each tag is for; Tag Manager and head scripts can hold anything, so they need the wider one. */
export const PURPOSE_OF = {
  ga: 'analytics',
  yandex: 'analytics',
  gtm: 'marketing',
  hasScripts: 'marketing',
} as const satisfies Record<keyof Tags, Purpose>;

const TAGS = ['ga', 'gtm', 'yandex', 'hasScripts'] as const;

/** Tells which kinds of tags there are, as one number: another one asks the visitor again. */
export function revisionOf(tags: Tags): number {
  return TAGS.reduce((sum, tag, place) => sum + (tags[tag] ? 2 ** place : 0), 0);
}

/** The purposes to ask about. Within Tag Manager there may be statistics too, which Consent Mode tells apart. */
export function purposesOf(tags: Tags): Purpose[] {
  const isAny = (purpose: Purpose) => TAGS.some((tag) => tags[tag] && PURPOSE_OF[tag] === purpose);

  return PURPOSES.filter((purpose) => isAny(purpose) || (purpose === 'analytics' && tags.gtm));
}
