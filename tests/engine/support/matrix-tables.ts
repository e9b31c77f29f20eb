/** A valid row of each table of the product; `n` makes the values of unique columns differ. */
export const TABLES = {
  store_notices: { key: 'id', row: () => ({ content: 'matrix' }), set: { content: 'changed' } },
  news: {
    key: 'id',
    row: (n: number) => ({
      ...{ id: ABSENT_ID, slug: `matrix-${n}`, title: 'matrix' },
      ...{ summary: 'matrix', body: 'matrix', published_at: '2030-01-01' },
    }),
    set: { title: 'changed' },
  },
  pricing_plans: {
    key: 'id',
    row: () => ({ name: 'matrix', price: '1', features: ['a'], category: 'cloud' }),
    set: { name: 'changed' },
  },
  hosting_kinds: {
    key: 'id',
    row: (n: number) => ({ slug: `matrix-${n}`, name: 'matrix' }),
    set: { name: 'changed' },
  },
  plan_offers: {
    key: 'id',
    row: () => ({
      plan: { data: { name: 'matrix', price: '1', features: ['a'], category: 'cloud' } },
      ...{ starts_at: '2030-01-01', ends_at: '2030-02-01', price: '1' },
    }),
    set: { words: 'changed' },
  },
  prices_in_force: {
    key: 'plan_id',
    row: () => ({ plan_id: ABSENT_ID, price: '1', currency: 'USD', period: 'mo' }),
    set: { words: 'changed' },
  },
  domain_prices: {
    key: 'id',
    row: (n: number) => ({ ...unusedDomain(n), register_price: '1' }),
    set: { renew_price: '1' },
  },
  domain_extensions: {
    key: 'id',
    row: (n: number) => ({ extension: `.${MORE_EXTENSIONS[n % MORE_EXTENSIONS.length]}` }),
    set: { sort_order: 9 },
  },
  tax_rates: {
    key: 'id',
    row: (n: number) => ({ currency: CURRENCIES[n % CURRENCIES.length], rate: '15', mode: 'included' }),
    set: { mode: 'added' },
  },
  testimonials: { key: 'id', row: () => ({ name: 'matrix', quote: 'matrix' }), set: { quote: 'changed' } },
  site_pieces: {
    key: 'id',
    row: () => ({ part: 'faq', title: 'matrix', text: 'matrix' }),
    set: { text: 'changed' },
  },
  pictures: {
    key: 'id',
    row: (n: number) => ({
      ...{ hash: `${n}`.padStart(32, '0'), name: 'matrix', media_type: 'image/png' },
      ...{ width: 1, height: 1, content: '\\x00' },
    }),
    set: { name: 'changed' },
  },
  footer_links: {
    key: 'id',
    row: () => ({ label: 'matrix', url: '/', category: 'Company' }),
    set: { label: 'changed' },
  },
  seo_settings: { key: 'key', row: () => ({ key: 'keywords', value: 'matrix' }), set: { value: 'changed' } },
  analytics_settings: { key: 'key', row: () => ({ key: 'gtm_id', value: 'GTM-1' }), set: { value: 'GTM-2' } },
  newsletters: {
    key: 'id',
    row: () => ({ subject: 'matrix', content: 'matrix' }),
    set: { subject: 'changed' },
  },
  contacts: {
    key: 'id',
    row: (n: number) => ({ email: `matrix-${n}@example.test` }),
    set: { first_name: 'changed' },
  },
  user_roles: { key: 'user_id', row: () => ({ user_id: ABSENT_ID, role: 'user' }), set: { role: 'admin' } },
  history_entries: {
    key: 'id',
    keyType: 'bigint',
    row: () => ({ operation: 'insert', table_name: 'matrix' }),
    set: { label: 'changed' },
  },
  changes: {
    key: 'number',
    keyType: 'bigint',
    row: () => ({ number: '1', operation: 'insert', table_name: 'matrix' }),
    set: { operation: 'delete' },
  },
  people: {
    key: 'user_id',
    row: () => ({ user_id: ABSENT_ID, email: 'matrix@example.test' }),
    set: { email: 'changed@example.test' },
  },
  invitations: {
    key: 'id',
    row: (n: number) => ({
      email: `matrix-${n}@example.test`,
      role: 'user',
      invited_by: ABSENT_ID,
      expires_at: '2030-01-01',
    }),
    set: { role: 'admin' },
  },
  api_keys: {
    key: 'id',
    row: (n: number) => ({ name: 'matrix', role: 'reader', prefix: `hfk_${n}`, created_by: ABSENT_ID }),
    set: { role: 'mailing' },
  },
  site_settings: {
    key: 'key',
    row: (n: number) => ({ key: `social_matrix${n}`, value: 'https://example.test/matrix' }),
    set: { value: 'https://example.test/changed' },
  },
  legal_pages: {
    key: 'slug',
    row: (n: number) => ({ slug: LEGAL_SLUGS[n % LEGAL_SLUGS.length], title: 'matrix', body: 'matrix' }),
    set: { title: 'changed' },
  },
  imports: {
    key: 'id',
    row: (n: number) => ({ idempotency_key: `matrix-${n}` }),
    set: { state: 'done' },
  },
  dispatches: {
    key: 'id',
    row: () => ({ newsletter_id: ABSENT_ID, subject: 'matrix' }),
    set: { state: 'undone' },
  },
  deliveries: {
    key: 'id',
    row: (n: number) => ({ dispatch_id: ABSENT_ID, message_token: `matrix-${n}` }),
    set: { state: 'sent' },
  },
  webhook_endpoints: {
    key: 'id',
    row: () => ({ name: 'matrix', url: 'https://matrix.test/', events: ['plan.changed'] }),
    set: { name: 'changed' },
  },
  holds: {
    key: 'id',
    row: () => ({ snapshot_at: '2030-01-01' }),
    set: { snapshot_at: '2031-01-01' },
  },
  subscriber_totals: {
    key: 'day',
    keyType: 'date',
    row: () => ({ day: '2030-01-01', subscribed_count: 1 }),
    set: { subscribed_count: 2 },
  },
  webhook_health: {
    key: 'endpoint_id',
    row: () => ({ endpoint_id: ABSENT_ID }),
    set: { failing_since: '2030-01-01' },
  },
  webhook_events: {
    key: 'id',
    row: () => ({ type: 'matrix', table_name: 'matrix', record_id: 'matrix' }),
    set: { type: 'changed' },
  },
  webhook_deliveries: {
    key: 'id',
    row: () => ({ event_id: ABSENT_ID, endpoint_id: ABSENT_ID }),
    set: { state: 'delivered' },
  },
  webhook_attempts: {
    key: 'id',
    keyType: 'bigint',
    row: () => ({ delivery_id: ABSENT_ID }),
    set: { status: 200 },
  },
} satisfies Record<string, MatrixTable>;

export type MatrixTable = {
  readonly key: string;
  /** The key's type in GraphQL, if it can't be inferred from the key's name. */
  readonly keyType?: string;
  readonly row: (n: number) => object;
  readonly set: object;
};

/** Key of no row. */
export const ABSENT_ID = '00000000-0000-4000-8000-000000000000';
/** Keys of no row by their type in GraphQL. */
export const ABSENT_KEYS: Record<string, string> = {
  uuid: ABSENT_ID,
  bigint: '-1',
  String: 'absent',
  date: '1970-01-01',
};
const EXTENSIONS = ['.com', '.net', '.org', '.io', '.co', '.us', '.info', '.biz'];
/** Public suffixes that a fresh product does not offer. */
const MORE_EXTENSIONS = (
  'app art bar bid bio blog cab cafe camp care cash chat city club coach codes cool dance date deals design dev ' +
  'direct dog earth email energy events exchange expert express fail farm fish fit fun fund fyi gift global gold golf'
).split(' ');
/** Currencies that the demo data has no domain prices in. */
const CURRENCIES = ['EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CNY', 'INR'];
const LEGAL_SLUGS = ['privacy', 'terms', 'imprint'];

/** Returns an extension and a currency; they are others for each of 56 numbers that follow one another. */
function unusedDomain(n: number): object {
  const at = Math.floor(n / EXTENSIONS.length) % CURRENCIES.length;

  return { extension: EXTENSIONS[n % EXTENSIONS.length], currency: CURRENCIES[at] };
}
