import type { Row } from './webhook-rules.ts';

/** Changes to a setting or a legal page that each named rule of its table refuses. */
export const SETTINGS_REFUSED: Record<string, Row[]> = {
  seo_settings_key_known: [{ key: 'robots' }],
  seo_settings_value_present: [{ value: '' }],
  seo_settings_value_length: [{ value: 'x'.repeat(1001) }],
  analytics_settings_key_known: [{ key: 'pixel' }],
  analytics_settings_identifier_form: [{ value: "'); alert(1); ('" }],
  analytics_settings_value_length: [{ key: 'additional_head_scripts', value: 'x'.repeat(100_001) }],
  site_settings_key_known: [
    { key: 'secret' },
    { key: 'payment_bitcoin', value: '' },
    { key: 'rating_elsewhere', value: '' },
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
    { key: 'status_url', value: '/status' },
  ],
  site_settings_payment_form: [{ key: 'payment_mada', value: 'yes' }],
  site_settings_rating_form: [
    { key: 'rating_g2', value: '5.1' },
    { key: 'rating_g2', value: '4,6' },
    { key: 'rating_g2', value: '-1' },
  ],
  site_settings_rating_count_form: [
    { key: 'rating_g2_count', value: '0' },
    { key: 'rating_g2_count', value: '1,234' },
  ],
  site_settings_rating_date_form: [
    { key: 'rating_g2_date', value: '2026-02-30' },
    { key: 'rating_g2_date', value: '1 May 2026' },
  ],
  site_settings_logo_form: [
    { key: 'logo_wide', value: '/media/logo.svg' },
    { key: 'logo_square', value: null, value_ar: 'x' },
  ],
  site_settings_brand_color_form: [
    { key: 'brand_color', value: 'green' },
    { key: 'brand_color', value: '#0F4D3A' },
    { key: 'brand_color', value: '#c8f169' },
    { key: 'brand_color', value: '#0f4d3a', value_ar: '#0f4d3a' },
  ],
  site_settings_announcements_form: [
    { key: 'announcements', value: 'elsewhere' },
    { key: 'announcements', value: 'site', value_ar: 'site' },
  ],
  site_settings_portal_form: [{ key: 'portal_url', value: 'https://user:pass@portal.test;sandbox/?a=1' }],
  site_settings_phone_form: [{ key: 'support_phone', value: 'call us' }],
  site_settings_name_length: [{ value: 'x'.repeat(101) }, { value_ar: 'س'.repeat(101) }],
  site_settings_sender_form: [
    { key: 'sender_email', value: 'news' },
    { key: 'sender_email', value: '"a b"@example.test' },
    { key: 'reply_to', value: 'a@example.test, b@example.test' },
  ],
  site_settings_sender_name_form: [
    { key: 'sender_name', value: 'News\r\nBcc: b@example.test' },
    { key: 'sender_name', value: 'News <a@example.test>' },
  ],
  site_settings_email_form: [{ key: 'support_email', value: 'no address' }],
  legal_pages_slug_known: [{ slug: 'cookies' }],
  legal_pages_title_present: [{ title: ' ' }],
  legal_pages_title_length: [{ title: 'x'.repeat(201) }, { title_ar: 'س'.repeat(201) }],
  legal_pages_body_present: [{ body: '' }],
  legal_pages_body_length: [{ body: 'x'.repeat(100_001) }, { body_ar: 'س'.repeat(100_001) }],
};

/** Changes to a setting that the rules must accept. */
export const SETTINGS_ALLOWED: [table: string, Row][] = [
  ['site_settings', { key: 'portal_url', value: 'https://portal.test/billing' }],
  ['site_settings', { key: 'logo_wide', value: 'a'.repeat(32), value_ar: null }],
  ['site_settings', { key: 'logo_square', value: null }],
  ['site_settings', { key: 'brand_color', value: '#0f4d3a' }],
  ['site_settings', { key: 'announcements', value: 'site' }],
  ['site_settings', { key: 'announcements', value: '' }],
  ['site_settings', { key: 'social_facebook', value: '' }],
  ['site_settings', { key: 'status_url', value: 'https://status.example.test/' }],
  ['site_settings', { key: 'payment_apple_pay', value: 'shown' }],
  ['site_settings', { key: 'payment_stc_pay', value: '' }],
  ['site_settings', { key: 'rating_trustpilot', value: '4.65' }],
  ['site_settings', { key: 'rating_trustpilot', value: '5.0' }],
  ['site_settings', { key: 'rating_google_count', value: '1234' }],
  ['site_settings', { key: 'rating_google_date', value: '2026-10-01' }],
  ['site_settings', { key: 'rating_google_date', value: null }],
  ['site_settings', { key: 'support_email', value: 'help@example.test' }],
  ['site_settings', { key: 'support_phone', value: '+44 20 7946-0000' }],
  ['site_settings', { key: 'portal_url', value: 'http://[::1]:3000/demo-portal' }],
  ['site_settings', { key: 'sender_email', value: "o'brien+news@mail.example.test" }],
  ['site_settings', { key: 'sender_name', value: 'Hostfront news', value_ar: 'أخبار هوست فرونت' }],
  ['site_settings', { key: 'reply_to', value: '' }],
];
