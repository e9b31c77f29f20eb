import type { Tags } from '#src/lib/document/document-tags.ts';

/** Purposes that a visitor may allow besides necessary cookies. */
const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Granted = Record<Purpose, boolean>;

/** Purpose of each tag. Tag Manager and head scripts can contain anything, so they need consent for marketing. */
export const PURPOSE_OF = {
  ga: 'analytics',
  yandex: 'analytics',
  gtm: 'marketing',
  hasScripts: 'marketing',
} as const satisfies Record<keyof Tags, Purpose>;

const TAGS = ['ga', 'gtm', 'yandex', 'hasScripts'] as const;

/** Encodes the configured kinds of tags as a number; when it changes, the visitor is asked again. */
export function revisionOf(tags: Tags): number {
  return TAGS.reduce((sum, tag, place) => sum + (tags[tag] ? 2 ** place : 0), 0);
}

/**
 * Returns the purposes to ask about. Tag Manager may contain analytics too, which Consent Mode keeps apart, so both
 * purposes are asked.
 */
export function purposesOf(tags: Tags): Purpose[] {
  const isAny = (purpose: Purpose) => TAGS.some((tag) => tags[tag] && PURPOSE_OF[tag] === purpose);

  return PURPOSES.filter((purpose) => isAny(purpose) || (purpose === 'analytics' && tags.gtm));
}
