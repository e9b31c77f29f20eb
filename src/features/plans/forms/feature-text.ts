import { hasText } from '#rules/text/has-text.ts';

/** Separators between two features: a comma of either language, or a line break. */
const SEPARATOR = /[,،\n]/;
const WHITE_AT_AN_END = /^\s|\s$/;
/** Matches the next entry: a quoted one (`""` is a quotation mark in it), or text up to the next separator. */
const ENTRY = /[^\S\n]*(?:"((?:[^"]|"")*)"[^\S\n]*|([^,،\n]*))(?:[,،\n]|$)/y;

/** Joins features into the form's text, by the language's comma; a feature that contains a comma is quoted. */
export function toFeatureText(
  features: readonly string[] | null | undefined,
  language: 'en' | 'ar' = 'en',
): string {
  return (features ?? []).map(entryOf).join(language === 'ar' ? '، ' : ', ');
}

function entryOf(feature: string): string {
  const mustQuote = SEPARATOR.test(feature) || feature.startsWith('"') || WHITE_AT_AN_END.test(feature);

  return mustQuote ? `"${feature.replaceAll('"', '""')}"` : feature;
}

/**
 * Parses the form's text into features, trimmed and without empty ones; null if a quotation mark is not closed. Text in
 * quotation marks is kept unchanged, so any list survives `toFeatureText` and back.
 */
export function readFeatures(text: string): string[] | null {
  const features: string[] = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < text.length) {
    const [, quoted, plain = ''] = ENTRY.exec(text) ?? [];
    const feature = quoted?.replaceAll('""', '"') ?? plain.trim();
    if (quoted === undefined && feature.startsWith('"')) return null;
    if (hasText(feature)) features.push(feature);
  }

  return features;
}
