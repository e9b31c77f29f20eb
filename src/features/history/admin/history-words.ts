import type { MessageId } from '#src/lib/messages/message-id.ts';
import type en from '../messages/admin-en.json';

type OwnId = keyof typeof en & MessageId;

/** Tables with a change history, in the order of the back office's sections. */
export const HISTORY_TABLES = [
  'store_notices',
  'pricing_plans',
  'footer_links',
  'seo_settings',
  'analytics_settings',
  'site_settings',
  'legal_pages',
  'newsletters',
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

const COLUMNS = [
  ...['content', 'content_ar', 'notice_date', 'is_active', 'severity', 'link_url', 'starts_at', 'ends_at'],
  ...['name', 'name_ar', 'price', 'currency', 'period', 'period_ar', 'features', 'features_ar', 'highlight'],
  ...['badge', 'badge_ar', 'logo', 'logo_alt', 'logo_alt_ar', 'button_url', 'category', 'sort_order'],
  ...['label', 'label_ar', 'url', 'key', 'value', 'value_ar', 'slug', 'title', 'title_ar', 'body', 'body_ar'],
  'external_id',
  ...['subject', 'subject_ar', 'template_name', 'status', 'email', 'first_name', 'last_name', 'locale'],
  ...[
    'state',
    'source',
    'import_id',
    'soft_bounces',
    'unsubscribed_at',
    'user_id',
    'role',
    'enabled',
    'sessions_ended_at',
    'invited_by',
    'invited_at',
    'prefix',
    'allowed_origins',
    'allowed_addresses',
    'expires_at',
    ...['events', 'is_enabled', 'disabled_reason', 'secret_made_at', 'secret_shown_at'],
    'revoked_at',
    'revoked_by',
    'created_by',
    'created_at',
    'id',
  ],
];

/** Returns the message id of a table's name; null for a table that the site does not know. */
export function tableLabel(table: string): OwnId | null {
  const known = HISTORY_TABLES.find((name) => name === table);
  return known ? `history.table.${known}` : null;
}

/** Returns the message id of a column's name; null for a column that the site does not know. */
export function columnLabel(column: string): MessageId | null {
  return COLUMNS.includes(column) ? (`history.column.${column}` as MessageId) : null;
}

/** Returns a column's position within a record, in the order of the forms; unknown columns come last. */
export function placeOf(column: string): number {
  const place = COLUMNS.indexOf(column);
  return place === -1 ? COLUMNS.length : place;
}

/** Message ids for column values that the sections show as words. */
const WORDS: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  severity: {
    info: 'notices.severity.info',
    warning: 'notices.severity.warning',
    critical: 'notices.severity.critical',
  },
  category: { Services: 'footerLinks.services', Company: 'footerLinks.company' },
  role: {
    admin: 'users.role.admin',
    user: 'users.role.user',
    reader: 'apiKeys.role.reader',
    editor: 'apiKeys.role.editor',
    mailing: 'apiKeys.role.mailing',
  },
  status: { draft: 'newsletters.status.draft', sent: 'newsletters.status.sent' },
  template_name: {
    Basic: 'newsletters.template.Basic',
    Promotional: 'newsletters.template.Promotional',
    Minimalist: 'newsletters.template.Minimalist',
    Modern: 'newsletters.template.Modern',
  },
  locale: { en: 'contacts.locale.en', ar: 'contacts.locale.ar' },
  state: {
    subscribed: 'contacts.state.subscribed',
    unsubscribed: 'contacts.state.unsubscribed',
    bounced: 'contacts.state.bounced',
  },
  source: {
    manual: 'contacts.source.manual',
    import: 'contacts.source.import',
    api: 'contacts.source.api',
  },
};

/** Returns the message id that is shown for a column's value; null if the value is shown as it is. */
export function wordFor(column: string, value: unknown): MessageId | null {
  return (typeof value === 'string' && WORDS[column]?.[value]) || null;
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
