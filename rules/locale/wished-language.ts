/** Languages of one header that are read: sorting as many as fit into a header takes milliseconds. */
const MAX_WISHES = 50;

/**
 * Returns the supported language that an `Accept-Language` header (RFC 9110, 12.5.4) weighs highest, by primary subtag
 * (`ar-EG` is `ar`), or undefined where it names none. A weight of 0 refuses a language.
 */
export function wishedLanguage<Language extends string>(
  header: string | undefined,
  supported: readonly Language[],
): Language | undefined {
  return (header ?? '')
    .split(',', MAX_WISHES)
    .map((entry) => {
      const [tag = '', weight] = entry.trim().split(/\s*;\s*q=/i);
      return { language: languageOfTag(tag, supported), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .find(({ language }) => language !== undefined)?.language;
}

/** Returns the supported language of a BCP 47 tag, by its primary subtag. */
export function languageOfTag<Language extends string>(
  tag: string | null | undefined,
  supported: readonly Language[],
): Language | undefined {
  const subtag = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];

  return supported.find((language) => language === subtag);
}
