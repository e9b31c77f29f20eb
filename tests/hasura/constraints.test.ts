import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

type Row = Record<string, unknown>;

/** A row of each table that every rule allows. */
const VALID: Record<string, Row> = {
  store_notices: { content: 'New servers', notice_date: '2026-01-31' },
  pricing_plans: { name: 'Cloud', price: '9.99', features: ['1 vCPU'], category: 'cloud' },
  footer_links: { label: 'About us', url: '#about-us', category: 'Company' },
  seo_settings: { key: 'site_title', value: 'Hosting' },
  analytics_settings: { key: 'gtm_id', value: 'GTM-ABC123' },
  newsletters: { subject: 'News', content: '<p>Hello</p>' },
  contacts: { email: 'salma@example.test' },
  user_roles: { user_id: '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11', role: 'user' },
  site_settings: { key: 'brand_name', value: 'Hostfront' },
  legal_pages: { slug: 'privacy', title: 'Privacy', body: 'What we keep.' },
  people: { user_id: '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11', email: 'salma@example.test' },
  history_entries: { operation: 'insert', table_name: 'footer_links' },
};

/** What each named rule refuses. */
const REFUSED: Record<string, Row[]> = {
  store_notices_content_present: [{ content: ' \n' }],
  store_notices_content_length: [{ content: 'x'.repeat(501) }],
  store_notices_content_ar_length: [{ content_ar: 'س'.repeat(501) }],
  store_notices_notice_date_range: [{ notice_date: '1899-12-31' }, { notice_date: 'infinity' }],
  store_notices_severity_known: [{ severity: 'loud' }],
  store_notices_link_url_form: [{ link_url: 'javascript:alert(1)' }, { link_url: '//evil.test' }],
  store_notices_period_order: [{ starts_at: '2026-02-01', ends_at: '2026-02-01' }],
  pricing_plans_name_present: [{ name: '' }],
  pricing_plans_name_length: [{ name: 'x'.repeat(101) }, { name_ar: 'س'.repeat(101) }],
  pricing_plans_price_range: [
    { price: '-0.01' },
    { price: 'NaN' },
    { price: 'Infinity' },
    { price: '1000000000' },
  ],
  pricing_plans_currency_known: [{ currency: 'usd' }, { currency: 'CHF' }, { currency: '' }],
  pricing_plans_price_exponent: [
    { price: '9.999' },
    { price: '100.5', currency: 'JPY' },
    { price: '1.2345', currency: 'KWD' },
  ],
  pricing_plans_period_present: [{ period: ' ' }],
  pricing_plans_period_length: [{ period: 'x'.repeat(31) }],
  pricing_plans_features_form: [
    { features: [] },
    { features: [' '] },
    { features: [null] },
    { features: [['a', 'b']] },
  ],
  pricing_plans_features_ar_form: [{ features_ar: [''] }],
  pricing_plans_badge_length: [{ badge: 'x'.repeat(61) }],
  pricing_plans_logo_form: [{ logo: 'data:image/svg+xml,x' }, { logo: 'logo.svg' }],
  pricing_plans_logo_alt_length: [{ logo_alt: 'x'.repeat(201) }],
  pricing_plans_button_url_form: [
    { button_url: '/cart.php' },
    { button_url: 'ftp://example.test' },
    { button_url: 'https://' },
    { button_url: 'java\tscript:alert(1)' },
    { button_url: 'https://example.test/a b' },
  ],
  pricing_plans_category_present: [{ category: '' }],
  pricing_plans_category_length: [{ category: 'x'.repeat(61) }],
  footer_links_label_present: [{ label: '  ' }],
  footer_links_label_length: [{ label: 'x'.repeat(101) }],
  footer_links_url_form: [
    { url: '' },
    { url: 'about' },
    { url: 'JavaScript:alert(1)' },
    { url: '/\\evil.test' },
  ],
  footer_links_category_known: [{ category: 'Legal' }],
  seo_settings_key_known: [{ key: 'robots' }],
  seo_settings_value_present: [{ value: '' }],
  seo_settings_value_length: [{ value: 'x'.repeat(1001) }],
  analytics_settings_key_known: [{ key: 'pixel' }],
  analytics_settings_identifier_form: [{ value: "'); alert(1); ('" }],
  analytics_settings_value_length: [{ key: 'additional_head_scripts', value: 'x'.repeat(100_001) }],
  newsletters_subject_present: [{ subject: '' }],
  newsletters_subject_length: [{ subject: 'x'.repeat(256) }],
  newsletters_subject_single_line: [{ subject: 'a\r\nBcc: b@example.test' }, { subject_ar: 'أ\nب' }],
  newsletters_content_present: [{ content: '' }],
  newsletters_content_length: [{ content: 'x'.repeat(500_001) }],
  newsletters_template_name_known: [{ template_name: 'basic' }],
  newsletters_status_known: [{ status: 'sending' }],
  contacts_email_length: [{ email: `${'x'.repeat(250)}@a.bc` }],
  contacts_email_form: [
    { email: 'salma' },
    { email: 'a b@example.test' },
    { email: 'a@b@example.test' },
    { email: 'salma@-a.test' },
    { email: 'salma@test' },
  ],
  contacts_email_domain_ascii: [{ email: 'salma@مثال.test' }, { email: 'salma@a_b.test' }],
  contacts_name_length: [{ first_name: 'x'.repeat(101) }],
  contacts_locale_known: [{ locale: 'de' }],
  user_roles_role_known: [{ role: 'site_admin' }],
  site_settings_key_known: [
    { key: 'secret' },
    { key: 'social_', value: '' },
    { key: 'social_Big One', value: '' },
  ],
  site_settings_value_length: [{ value: 'x'.repeat(1001) }, { value_ar: 'x'.repeat(1001) }].map((row) => ({
    ...row,
    key: 'postal_address',
  })),
  site_settings_address_form: [
    { key: 'portal_url', value: 'ftp://portal.test' },
    { key: 'social_x', value: 'javascript:alert(1)' },
    { key: 'social_x', value: 'x.com/hostfront' },
  ],
  site_settings_portal_form: [{ key: 'portal_url', value: 'https://user:pass@portal.test;sandbox/?a=1' }],
  site_settings_phone_form: [{ key: 'support_phone', value: 'call us' }],
  site_settings_name_length: [{ value: 'x'.repeat(101) }, { value_ar: 'س'.repeat(101) }],
  site_settings_email_form: [{ key: 'support_email', value: 'no address' }],
  legal_pages_slug_known: [{ slug: 'cookies' }],
  legal_pages_title_present: [{ title: ' ' }],
  legal_pages_title_length: [{ title: 'x'.repeat(201) }, { title_ar: 'س'.repeat(201) }],
  legal_pages_body_present: [{ body: '' }],
  legal_pages_body_length: [{ body: 'x'.repeat(100_001) }, { body_ar: 'س'.repeat(100_001) }],
  people_email_length: [{ email: 'x'.repeat(321) }],
  history_entries_operation_known: [{ operation: 'truncate' }],
};

/** What the rules must let pass. */
const ALLOWED: [table: string, Row][] = [
  ['store_notices', { content_ar: '', link_url: '', severity: 'critical', starts_at: '2026-01-01' }],
  ['store_notices', { link_url: '/hosting/cloud', notice_date: '1900-01-01' }],
  ['pricing_plans', { price: '0', badge: '', logo: '', button_url: '', features_ar: [] }],
  ['pricing_plans', { price: '1.234', currency: 'KWD', features_ar: ['معالج واحد'] }],
  ['pricing_plans', { price: '100', currency: 'JPY', period: 'quarter', category: 'games' }],
  ['pricing_plans', { button_url: 'HTTPS://portal.test/cart.php?a=add&pid=1#top', logo: '/logos/a.svg' }],
  ['pricing_plans', { button_url: 'mailto:sales@example.test?subject=Plan', logo: 'https://cdn.test/a.png' }],
  ['pricing_plans', { button_url: 'tel:+1-555-0100' }],
  ['footer_links', { url: '/' }],
  ['footer_links', { url: '/#pricing' }],
  ['analytics_settings', { value: null }],
  ['analytics_settings', { key: 'additional_head_scripts', value: '<script>1</script>' }],
  ['site_settings', { key: 'portal_url', value: 'https://portal.test/billing' }],
  ['site_settings', { key: 'social_facebook', value: '' }],
  ['site_settings', { key: 'support_email', value: 'help@example.test' }],
  ['site_settings', { key: 'support_phone', value: '+44 20 7946-0000' }],
  ['site_settings', { key: 'portal_url', value: 'http://[::1]:3000/demo-portal' }],
  ['contacts', { email: 'ali@xn--mgbh0fb.xn--kgbechtv', first_name: 'علي', locale: 'ar' }],
  ['contacts', { email: 'معلومات@example.test' }],
];

const CURRENCIES = (
  'USD EUR GBP CAD AUD JPY CNY INR BRL MXN SAR AED QAR KWD BHD OMR EGP JOD LBP SYP IQD YER DZD MAD TND LYD SDG ' +
  'SOS DJF KMF MRU ILS'
).split(' ');

describe('the rules of the tables', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`truncate ${Object.keys(VALID).join(', ')}`);
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  /** Tries a row and takes it back. */
  async function insert(table: string, changes: Row): Promise<Row> {
    const row = { ...VALID[table], ...changes };
    const names = Object.keys(row);
    await client.query('begin');
    try {
      const { rows } = await client.query<Row>(
        `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning *`,
        Object.values(row),
      );
      return rows[0] ?? {};
    } finally {
      await client.query('rollback');
    }
  }

  it('have a case for each check', async () => {
    const { rows } = await client.query<{ conname: string }>(
      `select conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    );

    expect(Object.keys(REFUSED).sort()).toEqual(rows.map(({ conname }) => conname).sort());
  });

  it.each(Object.keys(VALID))('%s takes a plain row', async (table) => {
    expect(await insert(table, {})).toMatchObject({});
  });

  it.each(ALLOWED)('%s takes %o', async (table, changes) => {
    expect(await insert(table, changes)).toMatchObject({});
  });

  it.each(Object.entries(REFUSED).flatMap(([rule, rows]) => rows.map((row) => [rule, row] as const)))(
    '%s refuses %o',
    async (rule, changes) => {
      const table = Object.keys(VALID).find((name) => rule.startsWith(`${name}_`))!;

      await expect(insert(table, changes)).rejects.toMatchObject({ code: '23514', constraint: rule });
    },
  );

  it.each(CURRENCIES)('know the decimals of %s as ISO 4217 has them', async (currency) => {
    const { rows } = await client.query('select currency_exponent($1) as exponent', [currency]);

    // IQD and LYD: ISO 4217 has 3 decimals where the data of Intl follows daily use.
    const expected = ['IQD', 'LYD'].includes(currency) ? 3 : isoExponent(currency);
    expect(rows).toEqual([{ exponent: expected }]);
  });

  it('fill in the defaults of the specification', async () => {
    expect(await insert('pricing_plans', {})).toMatchObject({
      currency: 'USD',
      period: 'mo',
      sort_order: 0,
      highlight: false,
      price: '9.99',
    });
    expect(await insert('newsletters', {})).toMatchObject({ template_name: 'Basic', status: 'draft' });
    expect(await insert('store_notices', {})).toMatchObject({ is_active: true, severity: 'info' });
  });

  it('hold one contact for an address, however it is written', async () => {
    await client.query('begin');
    await client.query(`insert into contacts (email) values ($1)`, ['Jose\u0301@Example.TEST']);

    const again = client.query(`insert into contacts (email) values ($1)`, [' JOS\u00c9@example.test ']);

    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'contacts_email_key_unique' });
    await client.query('rollback');
  });
});

function isoExponent(currency: string): number | undefined {
  // Countries where daily use has no decimals any more: ISO 4217 keeps 2 for them.
  const twoByIso = ['LBP', 'SYP', 'YER', 'SOS', 'MRU', 'SDG', 'DZD'];
  if (twoByIso.includes(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}
