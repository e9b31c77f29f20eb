import { isEmail, toStoredEmail } from '../stored-email.ts';
import { NAME_MAX_LENGTH } from '../contact-fields.ts';
import type { Columns, Field } from './find-columns.ts';
import { readState, type LeftState } from './read-state.ts';

/** Reasons for rejecting a row; docs/mailing.md lists them. */
export const REASONS = [
  'email-missing',
  'email-invalid',
  'name-too-long',
  'name-unprintable',
  'text-broken',
] as const;
export type Reason = (typeof REASONS)[number];
/** Values that the import leaves out of a row. */
export type Warning = 'locale-unknown' | 'state-unknown';

const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Matches U+FFFD, which replaces bytes that are invalid in the chosen encoding, and unpaired surrogates. */
const BROKEN = /\ufffd|\p{Cs}/u;
const KNOWN_LOCALES = new Set([
  '',
  'en',
  'eng',
  'english',
  'الإنجليزية',
  'ar',
  'ara',
  'arabic',
  'العربية',
  'عربي',
]);

/** A row that becomes a contact. */
export type CheckedRow = { address: string; state: LeftState | null; warnings: readonly Warning[] };

/**
 * Returns what the service will make of a row, or the reason why it will reject it. `stateColumn` is the state of those
 * who have a time in the column of states, if it holds times.
 */
export function checkRow(
  cells: readonly string[],
  columns: Columns,
  stateColumn: LeftState | null = null,
): CheckedRow | { reason: Reason } {
  const cell = (field: Field) => cells[columns[field] ?? -1]?.trim() ?? '';
  const address = toStoredEmail(cell('email'));
  const names = namesOf(cell);
  if (address === '') return { reason: 'email-missing' };
  if ([address, ...names].some((text) => BROKEN.test(text))) return { reason: 'text-broken' };
  if (!isEmail(address)) return { reason: 'email-invalid' };
  if (names.some((name) => UNPRINTABLE.test(name))) return { reason: 'name-unprintable' };
  if (names.some((name) => [...name].length > NAME_MAX_LENGTH)) return { reason: 'name-too-long' };
  const language = cell('locale').toLowerCase().split(/[-_]/)[0] ?? '';
  const state = readState(cell('state'), stateColumn);
  const warnings: Warning[] = [];
  if (!KNOWN_LOCALES.has(language)) warnings.push('locale-unknown');
  if (state === undefined) warnings.push('state-unknown');

  return { address, state: state ?? null, warnings };
}

/** Returns the names; a full name is cut after its first word, unless the family name stands in a column of its own. */
function namesOf(cell: (field: Field) => string): string[] {
  const names = [cell('first_name'), cell('last_name')];
  const whole = cell('full_name');
  if (names[0] !== '' || whole === '') return names;
  if (names[1] !== '') return [whole, ...names.slice(1)];
  const [first = '', ...others] = whole.split(/[ \u00a0]+/);

  return [first, others.join(' ')];
}
