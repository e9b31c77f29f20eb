/** What parts two features: a comma of either language, or a new line. */
const SEPARATOR = /[,،\n]/;
const WHITE_AT_AN_END = /^\s|\s$/;
/** One entry from where the last one ended: quoted ("" is a quotation mark within it), or up to the next separator. */
const ENTRY = /[^\S\n]*(?:"((?:[^"]|"")*)"[^\S\n]*|([^,،\n]*))(?:[,،\n]|$)/y;

/** Features as the form shows them: separated by the language's comma, an entry with a comma in quotation marks. */
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
 * The features of a text, trimmed and without empty ones; null where a quotation mark is not closed. What stands in
 * quotation marks is kept as it is, so that any list comes back from its text unchanged.
 */
export function readFeatures(text: string): string[] | null {
  const features: string[] = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < text.length) {
    const [, quoted, plain = ''] = ENTRY.exec(text) ?? [];
    const feature = quoted?.replaceAll('""', '"') ?? plain.trim();
    if (quoted === undefined && feature.startsWith('"')) return null;
    if (feature.trim() !== '') features.push(feature);
  }

  return features;
}
