import { UNPRINTABLE } from './names.ts';

export const OWN_COLUMNS = [
  'external_id',
  'state_reason',
  'state_note',
  'unsubscribed_at',
  'consent_version',
  'consent_locale',
  'consent_source',
  'consent_requested_at',
  'consent_confirmed_at',
] as const;
type OwnColumn = (typeof OWN_COLUMNS)[number];

/** The product's own export has these values of a contact beside its cells and state; an import restores them. */
export type OwnValues = Record<OwnColumn, string | null>;

/** Columns by which a file is known to be the product's own export. */
const MARKS = ['email', 'state', 'source', 'consent_version', 'created_at'];

/** Index of each own column; undefined for a file of another program. */
export type OwnIndexes = Partial<Record<OwnColumn, number>>;

/** Finds the columns of the product's own export by their exact names. */
export function findOwnColumns(header: readonly string[]): OwnIndexes | undefined {
  const names = header.map((name) => name.trim());
  if (!MARKS.every((mark) => names.includes(mark))) return undefined;

  return Object.fromEntries(
    OWN_COLUMNS.filter((name) => names.includes(name)).map((name) => [name, names.indexOf(name)]),
  );
}

/** Checks of the database's constraints of the same names; what does not fit is left out. */
const CHECKS: Record<OwnColumn, (value: string) => string | null> = {
  external_id: (id) => keepIf(id, [...id].length <= 100 && /\S/.test(id) && !/\p{Cc}/u.test(id)),
  state_reason: (reason) => keepIf(reason, REASONS.has(reason)),
  state_note: (note) => keepIf(note, [...note].length <= 500 && !UNPRINTABLE.test(note)),
  unsubscribed_at: toTime,
  consent_version: toDay,
  consent_locale: (locale) => keepIf(locale, locale === 'en' || locale === 'ar'),
  consent_source: (path) => keepIf(path, /^\/[a-z0-9/-]{0,199}$/.test(path)),
  consent_requested_at: toTime,
  consent_confirmed_at: toTime,
};
/** Texts whose outer blanks belong to them. */
const AS_WRITTEN: ReadonlySet<OwnColumn> = new Set(['external_id', 'state_note']);
const REASONS = new Set(['own-link', 'administrator', 'complaint', 'import', 'hard-bounce', 'soft-bounces']);
const CONSENT = OWN_COLUMNS.filter((name) => name.startsWith('consent_'));

const keepIf = (value: string, isGood: boolean): string | null => (isGood ? value : null);

/** A day as the export writes it; Gnumeric writes `2026/11/24`. */
function toDay(text: string): string | null {
  return /^\d{4}([-/])\d{2}\1\d{2}$/.test(text) ? text.replaceAll('/', '-') : null;
}

/** A time as the export writes it; spreadsheet programs write it in other ways, without the fractions of a second. */
function toTime(text: string): string | null {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return null;
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : new Date(at).toISOString();
}

/** Reads what the export tells of a contact; the consent counts only if it is whole. */
export function readOwnValues(cellOf: (index: number) => string, indexes: OwnIndexes): OwnValues {
  const values = Object.fromEntries(
    OWN_COLUMNS.map((name) => {
      const index = indexes[name];
      const cell = index === undefined ? '' : cellOf(index);
      return [name, cell.trim() === '' ? null : CHECKS[name](AS_WRITTEN.has(name) ? cell : cell.trim())];
    }),
  ) as OwnValues;
  if (CONSENT.some((name) => values[name] === null)) for (const name of CONSENT) values[name] = null;

  return values;
}
