import type { Locale } from '#src/config/locale.ts';

type Described = { features: readonly string[]; features_ar?: readonly string[] | null | undefined };

/**
 * One feature of a plan in the reader's language; `english` is its English text if known, by which its topic is
 * recognized.
 */
export type Feature = { english: string | null; text: string };

/**
 * Returns a plan's features in the reader's language; an Arabic list of another length can't be matched with the
 * English one, so its `english` is null.
 */
export function featuresOf({ features, features_ar }: Described, locale: Locale): Feature[] {
  const arabic = locale === 'ar' && features_ar?.length ? features_ar : null;
  if (!arabic) return features.map((text) => ({ english: text, text }));
  const inStep = arabic.length === features.length;

  return arabic.map((text, index) => ({ english: (inStep && features[index]) || null, text }));
}

/** Returns the features that all of the plans have; empty for a single plan. */
export function commonFeatures(plans: readonly Described[], locale: Locale): Feature[] {
  const [first = [], ...others] = plans.map((plan) => featuresOf(plan, locale));
  if (others.length === 0) return [];
  const known = others.map((features) => new Set(features.map(keyOf)));

  return first.filter((feature) => known.every((keys) => keys.has(keyOf(feature))));
}

/** Returns the features without those in `said`, which are shown elsewhere. */
export function withoutFeatures(features: readonly Feature[], said: readonly Feature[]): Feature[] {
  const keys = new Set(said.map(keyOf));

  return features.filter((feature) => !keys.has(keyOf(feature)));
}

/** Returns the text with each number held on one line with the word behind it, which is its unit ("4 GB"). */
export function keepUnits(text: string): string {
  return text.replace(/(^|[\s(])([\p{Nd}.,٫٬]+) (?=\p{L})/gu, '$1$2\u00a0');
}

/** Returns what makes two features the same, whatever the language of the page. */
export const keyOf = ({ english, text }: Feature) => (english ?? text).trim().toLowerCase();
