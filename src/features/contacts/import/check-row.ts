import { isEmail, toStoredEmail } from '../stored-email.ts';
import { NAME_MAX_LENGTH } from '../forms/contact-form.schema.ts';
import type { Columns, Field } from './find-columns.ts';

/** Reasons for rejecting a row; docs/mailing.md lists them. */
export const REASONS = [
  'email-missing',
  'email-invalid',
  'name-too-long',
  'name-unprintable',
  'locale-unknown',
  'text-broken',
] as const;
export type Reason = (typeof REASONS)[number];

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

/** Returns the stored e-mail of a row, or the reason why the service will reject the row. */
export function checkRow(
  cells: readonly string[],
  columns: Columns,
): { address: string } | { reason: Reason } {
  const cell = (field: Field) => cells[columns[field] ?? -1]?.trim() ?? '';
  const address = toStoredEmail(cell('email'));
  const names = [cell('first_name'), cell('last_name')];
  if (address === '') return { reason: 'email-missing' };
  if ([address, ...names].some((text) => BROKEN.test(text))) return { reason: 'text-broken' };
  if (!isEmail(address)) return { reason: 'email-invalid' };
  if (names.some((name) => UNPRINTABLE.test(name))) return { reason: 'name-unprintable' };
  if (names.some((name) => [...name].length > NAME_MAX_LENGTH)) return { reason: 'name-too-long' };
  const language = cell('locale').toLowerCase().split(/[-_]/)[0] ?? '';

  return KNOWN_LOCALES.has(language) ? { address } : { reason: 'locale-unknown' };
}
