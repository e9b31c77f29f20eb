import type { Tables } from '#src/gql/tables.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type en from '../messages/admin-en.json';

type OwnId = keyof typeof en & MessageId;

/** Tables with a change history, in the order of the back office's sections. */
export const HISTORY_TABLES = [
  'store_notices',
  'pricing_plans',
  'plan_offers',
  'domain_prices',
  'domain_extensions',
  'tax_rates',
  'footer_links',
  'seo_settings',
  'analytics_settings',
  'site_settings',
  'testimonials',
  'site_pieces',
  'hosting_kinds',
  'legal_pages',
  'newsletters',
  'test_mails',
  'contacts',
  'user_roles',
  'invitations',
  'api_keys',
  'webhook_endpoints',
] as const;

export const OPERATIONS = ['insert', 'update', 'delete'] as const;

/**
 * Tables whose changes can't be restored: people decide what is stored about them, roles belong to the identity server,
 * and a revoked key stays revoked.
 */
const NOT_RESTORABLE = ['contacts', 'user_roles', 'invitations', 'api_keys', 'webhook_endpoints'];
/** Key in `analytics_settings` that only the action with a password check writes, so the history can't restore it. */
const HEAD_SCRIPTS = 'additional_head_scripts';

/** Columns that no form has, in the order in which they follow a form's columns. */
const OTHER_COLUMNS = [
  ...([
    'key',
    'value',
    'value_ar',
    'slug',
    'external_id',
    'state',
    'state_reason',
    'state_note',
    'source',
  ] as const),
  ...([
    'consent_version',
    'consent_locale',
    'consent_source',
    'consent_requested_at',
    'consent_confirmed_at',
  ] as const),
  ...(['import_id', 'soft_bounces', 'unsubscribed_at', 'user_id', 'enabled', 'sessions_ended_at'] as const),
  ...([
    'invited_by',
    'invited_at',
    'prefix',
    'disabled_reason',
    'secret_made_at',
    'secret_shown_at',
  ] as const),
  ...(['revoked_at', 'revoked_by', 'held_at', 'created_by', 'created_at', 'id'] as const),
] as const;

/** Columns whose values the database leaves out of the history. */
type Unrecorded = 'updated_at' | 'email_key' | 'search_key' | 'last_used_at' | 'last_used_address';
type HistoryTable = (typeof HISTORY_TABLES)[number];
/** Test mails have no table: the history alone tells of them. */
type TestMailColumn = 'email' | 'subject' | 'locale' | 'template_name';
type Described<T extends HistoryTable> = Exclude<
  T extends keyof Tables ? keyof Tables[T]['row'] : TestMailColumn,
  Unrecorded | (typeof OTHER_COLUMNS)[number]
>;

type Labels<Column extends PropertyKey> = Readonly<Record<Column, MessageId>>;
/** Labels of a table's columns in the order of its form, and the words for their values. */
type TableWords<Column extends PropertyKey> = {
  readonly labels: Labels<Column>;
  readonly words?: Readonly<Partial<Record<string, Readonly<Record<string, MessageId>>>>>;
};

/**
 * Words for every table with a history; the sections' fields have them. A table without words does not compile, nor does
 * a column that has neither a label here nor a place among the columns that no form has.
 */
export type HistoryWords = { readonly [T in HistoryTable]: TableWords<Described<T>> };

/** Returns the message id of a table's name; a table that the site does not know is called another section. */
export function tableLabel(table: string): OwnId {
  const known = HISTORY_TABLES.find((name) => name === table);
  return `history.table.${known ?? 'unknown'}`;
}

/** Returns the message id of a column's name; a column that the site does not know is called another field. */
export function columnLabel(words: HistoryWords, table: string, column: string): MessageId {
  const other = OTHER_COLUMNS.find((name) => name === column);

  return wordsOf(words, table).labels[column] ?? `history.column.${other ?? 'unknown'}`;
}

/** Returns a column's position within a record, in the order of the form; unknown columns come last. */
export function placeOf(words: HistoryWords, table: string, column: string): number {
  const columns = [...Object.keys(wordsOf(words, table).labels), ...OTHER_COLUMNS];
  const place = columns.indexOf(column);

  return place === -1 ? columns.length : place;
}

/** Returns the message id that is shown for a column's value; null if the value is shown as it is. */
export function wordFor(
  words: HistoryWords,
  table: string,
  column: string,
  value: unknown,
): MessageId | null {
  return (typeof value === 'string' && wordsOf(words, table).words?.[column]?.[value]) || null;
}

/** Columns that hold a person's id. */
const PEOPLE = ['invited_by', 'revoked_by', 'created_by'];
export const namesPerson = (column: string): boolean => PEOPLE.includes(column);

/** Columns that hold amounts of money, which mean nothing without their currency. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  pricing_plans: ['price', 'renewal_price', 'setup_fee'],
  domain_prices: ['register_price', 'transfer_price', 'renew_price'],
};
export const isAmount = (table: string, column: string): boolean => AMOUNTS[table]?.includes(column) ?? false;

/** Columns that name the records of a table by a word of the program, such as a setting's key. */
const NAMES: Readonly<Record<string, string>> = {
  seo_settings: 'key',
  analytics_settings: 'key',
  site_settings: 'key',
  user_roles: 'role',
};

/** Returns the message id that names a record whose label is such a word; null for any other. */
export function nameWord(
  words: HistoryWords,
  { table_name: table, label }: { table_name: string; label?: string | null },
): MessageId | null {
  const column = NAMES[table];

  return column === undefined ? null : wordFor(words, table, column, label);
}

/** Returns the words of a table; none for a table that the site does not know. */
function wordsOf(
  words: HistoryWords,
  table: string,
): TableWords<never> & { labels: Partial<Labels<string>> } {
  const known = HISTORY_TABLES.find((name) => name === table);

  return known ? words[known] : { labels: {} };
}

/** Tells whether to offer restoring an entry; the database makes the final decision. */
export function isRestorable(entry: {
  operation: string;
  table_name: string;
  record_id?: string | null;
  batch_id?: string | null;
}): boolean {
  const { operation, table_name: table, record_id: record, batch_id: batch } = entry;
  return operation !== 'insert' && !batch && !NOT_RESTORABLE.includes(table) && record !== HEAD_SCRIPTS;
}

type Counted = { aggregate?: { count: number } | null | undefined };

/**
 * Counts the records of one table that the same transaction changed or deleted; 1 if the transaction also inserted
 * rows, because then they can't be restored together.
 */
export function countTogether({ together, added }: { together: Counted; added: Counted }): number {
  return added.aggregate?.count === 0 ? (together.aggregate?.count ?? 1) : 1;
}
