import { readdirSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { formatLocaleOf } from '#src/config/locale.ts';
import { ORIGINAL_KINDS } from '#rules/hosting-kinds/originals.ts';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

export type Locale = 'en' | 'ar';
export const LOCALES = ['en', 'ar'] as const satisfies readonly Locale[];

type Values = Record<string, string | number>;
type Texts = (id: string, values?: Values) => string;

/** Texts that were read before: the catalogs are about a hundred files, and most tests need them. */
const known = new Map<Locale, Texts>();

/**
 * Returns the site's own texts in one language, from its catalogs, so that a test in both languages names each text
 * once. An identifier that no catalog has is an error.
 */
export function textsOf(locale: Locale): Texts {
  const texts = known.get(locale) ?? readTexts(locale);
  known.set(locale, texts);

  return texts;
}

function readTexts(locale: Locale): Texts {
  const messages = readCatalogs(locale);
  const intl = createIntl({
    locale: formatLocaleOf(locale),
    messages,
    onError: (error) => {
      throw error;
    },
  });

  return (id, values = {}) => intl.formatMessage({ id: id as MessageId }, { ...values, bdi: asText });
}

const asText = (chunks: string[]) => chunks.join('');

function readCatalogs(locale: Locale): Record<string, string> {
  const root = new URL('../../src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`messages/(app/|[a-z]+-)?${locale}\\.json$`).test(file.replaceAll('\\', '/')),
  );
  const catalogs = files.map(
    (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Record<string, string>,
  );

  return Object.assign(readPieces(locale), readKinds(locale), ...catalogs);
}

/** Returns the words of the kinds of hosting that the site came with, as `kinds.<original>.name`, `.summary` and `.text`. */
function readKinds(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    ORIGINAL_KINDS.flatMap(({ original, ...kind }) =>
      (['name', 'summary', 'text'] as const).map((column) => [
        `kinds.${original}.${column}`,
        (locale === 'ar' && kind[`${column}_ar`]) || (kind[column] ?? ''),
      ]),
    ),
  );
}

/** Returns the words that the site came with, as `pieces.<part>.<original>.title` and `.text`. */
function readPieces(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    ORIGINALS.flatMap(({ part, original, ...piece }) =>
      (['title', 'text'] as const).map((column) => [
        `pieces.${part}.${original}.${column}`,
        (locale === 'ar' && piece[`${column}_ar`]) || (piece[column] ?? ''),
      ]),
    ),
  );
}
