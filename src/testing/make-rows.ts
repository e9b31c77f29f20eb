/** Returns a plan with all fields that any document reads. All functions here do so; a test passes only relevant fields. */

export const makePlan = (row: Record<string, unknown> = {}) => ({
  __typename: 'pricing_plans' as const,
  id: 'plan-1',
  name: 'Cloud Start',
  name_ar: 'باقة البداية السحابية',
  price: '9.00',
  currency: 'USD',
  period: 'mo',
  period_ar: null,
  features: ['2 vCPU', '40 GB NVMe storage'],
  features_ar: ['معالجان افتراضيان', 'مساحة 40 غيغابايت'],
  highlight: false,
  renewal_price: null,
  setup_fee: null,
  money_back_days: null,
  support_minutes: null,
  badge: null,
  badge_ar: null,
  logo: null,
  logo_alt: null,
  logo_alt_ar: null,
  button_url: null,
  category: 'cloud',
  sort_order: 1,
  ...row,
});

/** Returns what is in force of a plan with an offer that began at a price of 9.00. */
export const makeInForce = (row: Record<string, unknown> = {}) => ({
  __typename: 'prices_in_force' as const,
  price: '5.00',
  lowest_before: '9.00',
  code: 'BLACK26',
  words: 'Black Friday',
  words_ar: 'الجمعة البيضاء',
  ends_at: '2026-11-30T23:00:00+00:00',
  ends_at_zone: 'Europe/Berlin',
  ...row,
});

export const makeNoticeRow = (row: Record<string, unknown> = {}) => ({
  __typename: 'store_notices' as const,
  id: 'notice-1',
  content: 'New servers in Tokyo',
  content_ar: 'خوادم جديدة في طوكيو',
  notice_date: '2026-11-05',
  severity: 'info',
  link_url: null,
  ...row,
});

export const makeDomainPrice = (row: Record<string, unknown> = {}) => ({
  __typename: 'domain_prices' as const,
  id: 'price-1',
  extension: '.com',
  currency: 'USD',
  register_price: '12.99',
  transfer_price: '10.99',
  renew_price: '16.99',
  ...row,
});

export const makeTestimonial = (row: Record<string, unknown> = {}) => ({
  __typename: 'testimonials' as const,
  id: 'testimonial-1',
  name: 'Salma Haddad',
  name_ar: 'سلمى حداد',
  company: 'Salma Bakes',
  company_ar: 'مخبوزات سلمى',
  quote: 'Our shop has been fast since we moved.',
  quote_ar: 'متجرنا أسرع منذ انتقلنا.',
  picture: '/pictures/salma.jpg',
  picture_width: 96,
  picture_height: 96,
  picture_alt: 'Salma in her bakery',
  picture_alt_ar: 'سلمى في مخبزها',
  ...row,
});

export const makeFooterLink = (row: Record<string, unknown> = {}) => ({
  __typename: 'footer_links' as const,
  id: 'link-1',
  label: 'Cloud servers',
  label_ar: 'الخوادم السحابية',
  url: '/hosting/cloud',
  category: 'Services',
  sort_order: 1,
  ...row,
});

/** Returns a plan as the back office reads it. */
export const makeAdminPlan = (row: Record<string, unknown> = {}) => ({
  ...makePlan(),
  is_shown: true,
  shown_from: null,
  shown_from_zone: null,
  updated_at: '2026-11-21T10:00:00+00:00',
  ...row,
});

/** Returns a notice as the back office reads it. */
export const makeAdminNotice = (row: Record<string, unknown> = {}) => ({
  ...makeNoticeRow(),
  id: 'n1',
  content: 'Maintenance tonight',
  content_ar: 'صيانة الليلة',
  notice_date: '2026-11-21',
  is_active: true,
  ...{ starts_at: null, starts_at_zone: null, ends_at: null, ends_at_zone: null },
  ...{ page_slug: null, page_title: null, page_title_ar: null, page_body: null, page_body_ar: null },
  ...{ page_from: null, page_from_zone: null },
  updated_at: '2026-11-21T10:00:00+00:00',
  ...row,
});

/** Returns a footer link as the back office reads it. */
export const makeAdminLink = (row: Record<string, unknown> = {}) => ({
  ...makeFooterLink(),
  id: 'l1',
  updated_at: '2026-11-21T10:00:00+00:00',
  ...row,
});

export const makeLegalPage = (row: Record<string, unknown> = {}) => ({
  __typename: 'legal_pages' as const,
  slug: 'privacy',
  title: 'Privacy',
  title_ar: 'الخصوصية',
  body: '## What we keep\n\nVery **little**.',
  body_ar: '## ما نحتفظ به\n\nالقليل جدًا.',
  updated_at: '2026-11-21T10:00:00+00:00',
  ...row,
});

/** Returns a row of a table of settings as the back office reads it. */
export const makeSetting = (table: string, key: string, value: string | null, row: object = {}) => ({
  __typename: table,
  key,
  value,
  updated_at: '2026-11-21T10:00:00+00:00',
  ...row,
});

/** Returns a contact as the back office reads it. */
export const makeAdminContact = (row: Record<string, unknown> = {}) => ({
  __typename: 'contacts' as const,
  id: 'c1',
  email: 'salma@example.test',
  first_name: 'Salma',
  last_name: 'Haddad',
  locale: 'ar',
  external_id: null,
  state: 'subscribed',
  state_reason: null,
  state_note: null,
  source: 'manual',
  consent_version: null,
  consent_locale: null,
  consent_source: null,
  consent_requested_at: null,
  consent_confirmed_at: null,
  unsubscribed_at: null,
  created_at: '2026-11-05T10:00:00+00:00',
  updated_at: '2026-11-05T10:00:00+00:00',
  ...row,
});

/** Returns a newsletter as the back office reads it: a draft in both languages, never sent. */
export const makeNewsletter = (row: Record<string, unknown> = {}) => ({
  __typename: 'newsletters' as const,
  id: 'm1',
  subject: 'Spring offers',
  subject_ar: 'عروض الربيع',
  preheader: null,
  preheader_ar: null,
  content: '<p>Two months free.</p>',
  content_ar: '<p>شهران مجانًا.</p>',
  template_name: 'Modern',
  status: 'draft',
  created_at: '2026-11-05T10:00:00+00:00',
  updated_at: '2026-11-05T10:00:00+00:00',
  dispatches: [],
  ...row,
});

/** Returns a dispatch of the newsletter `m1`, as lists and subscriptions have it. */
export const makeDispatch = (row: Record<string, unknown> = {}) => ({
  __typename: 'dispatches' as const,
  id: 'd1',
  newsletter_id: 'm1',
  newsletter_version: '2026-11-05T10:00:00+00:00',
  state: 'waiting',
  scheduled_at: null,
  recipients_count: 120,
  sent_count: 0,
  failed_count: 0,
  unknown_count: 0,
  skipped_count: 0,
  ...row,
});

/** Returns the answer with the preview of a newsletter whose mail has this content. */
export const makeMail = (html: string, changes: Record<string, unknown> = {}) => ({
  data: {
    preview: {
      __typename: 'newsletter_preview' as const,
      subject: 'Subject of the mail',
      subject_ar: 'موضوع الرسالة',
      preheader: '',
      preheader_ar: '',
      html,
      html_ar: html,
      text: html,
      text_ar: html,
      dropped: [],
      dropped_ar: [],
      ...changes,
    },
  },
});

/** Returns a row of the list of users. */
export const makeListedUser = (
  user_id: string,
  email: string,
  role = 'user',
  row: Record<string, unknown> = {},
) => ({
  __typename: 'listed_user' as const,
  id: user_id,
  user_id,
  email,
  role,
  enabled: true,
  last_sign_in_at: null,
  second_factor: false,
  ...row,
});

/** Returns an entry of the history: an administrator has changed a footer link. */
export const makeHistoryEntry = (row: Record<string, unknown> = {}) => ({
  __typename: 'history_entries' as const,
  id: '41',
  happened_at: '2026-11-21T10:00:00Z',
  actor: 'u1',
  actor_role: 'site_admin',
  operation: 'update',
  table_name: 'footer_links',
  record_id: 'l1',
  label: 'Status page',
  label_ar: null,
  changed_columns: ['label', 'sort_order'],
  batch_id: null,
  row_count: 1,
  person: { __typename: 'people', user_id: 'u1', email: 'salma@example.test' },
  pricing_plan: null,
  domain_price: null,
  ...row,
});
