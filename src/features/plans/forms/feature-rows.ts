import { readFeatures, toFeatureText } from './feature-text.ts';

/** One feature in the form, with its Arabic text, which may be empty. */
export type FeatureRow = { key: string; en: string; ar: string };

/** Features of a plan while they are edited: those in the list, and the text that is left in the field above it. */
export type FeatureList = { rows: readonly FeatureRow[]; rest: string };

let drawn = 0;
const newRow = (en: string, ar = ''): FeatureRow => {
  drawn += 1;
  return { key: String(drawn), en, ar };
};

const ARABIC = /\p{Script=Arabic}/u;

/**
 * Returns the list for a form's two texts. An Arabic entry that equals the English one has not been translated: it keeps
 * the place of its feature.
 */
export function listOf(features: string, features_ar: string): FeatureList {
  const english = readFeatures(features);
  const arabic = readFeatures(features_ar) ?? [];
  if (english === null) return { rows: [], rest: features };
  const translated = (index: number) => {
    const text = arabic[index] ?? '';
    return text === english[index] && !ARABIC.test(text) ? '' : text;
  };
  const rows = english.map((feature, index) => newRow(feature, translated(index)));
  // Arabic entries beyond the English ones stay, at features without a name, which must be given or deleted.
  const beyond = arabic.slice(english.length).map((text) => newRow('', text));

  return { rows: [...rows, ...beyond], rest: '' };
}

/** Returns the form's two texts, with what is left in the field. Untranslated features are English among Arabic ones. */
export function textsOf({ rows, rest }: FeatureList): { features: string; features_ar: string } {
  const isTranslated = rows.some(({ ar }) => ar.trim() !== '');
  const entries = (texts: readonly string[], language: 'en' | 'ar') =>
    [toFeatureText(texts, language), rest.trim()].filter(Boolean).join(language === 'ar' ? '، ' : ', ');

  return {
    features: entries(
      rows.map(({ en }) => en),
      'en',
    ),
    features_ar: isTranslated
      ? entries(
          rows.map(({ en, ar }) => ar.trim() || en),
          'ar',
        )
      : '',
  };
}

/** Number of features without Arabic; nothing is missing where there are none. */
export const untranslated = ({ rows }: FeatureList): number =>
  rows.filter(({ ar }) => ar.trim() === '').length;

/** Moves all complete entries of a typed text into the list; what follows the last separator is left. */
export function withTyped({ rows }: FeatureList, text: string): FeatureList {
  const end = lastSeparator(text);
  if (end === -1) return { rows, rest: text };
  const complete = readFeatures(text.slice(0, end));

  return complete === null
    ? { rows, rest: text }
    : { rows: [...rows, ...complete.map((feature) => newRow(feature))], rest: text.slice(end + 1) };
}

/** Moves everything that is left into the list; text with an open quotation mark stays. */
export function withLeft(list: FeatureList): FeatureList {
  const features = readFeatures(list.rest);

  return features === null
    ? list
    : { rows: [...list.rows, ...features.map((feature) => newRow(feature))], rest: '' };
}

/** Returns the place of the last separator outside quotation marks; -1 if there is none. */
function lastSeparator(text: string): number {
  let last = -1;
  let isQuoted = false;
  let isEntryEmpty = true;
  for (const [place, character] of [...text].entries()) {
    if (character === '"' && (isQuoted || isEntryEmpty)) isQuoted = !isQuoted;
    if (!isQuoted && /[,،\n]/.test(character)) {
      last = place;
      isEntryEmpty = true;
    } else if (character.trim() !== '') isEntryEmpty = false;
  }

  return last === -1 ? -1 : [...text].slice(0, last).join('').length;
}

/** Moves the feature at a place to another. */
export function withMovedFeature({ rows, rest }: FeatureList, from: number, to: number): FeatureList {
  const order = [...rows];
  order.splice(to, 0, ...order.splice(from, 1));

  return { rows: order, rest };
}

/** Writes an Arabic text at a place; a pasted list of several fills the features that follow, too. */
export function withArabic({ rows, rest }: FeatureList, at: number, text: string): FeatureList {
  const texts = readFeatures(text) ?? [];
  const several = texts.length > 1 ? texts : [text];

  return {
    rows: rows.map((row, place) => ({ ...row, ar: several[place - at] ?? row.ar })),
    rest,
  };
}
