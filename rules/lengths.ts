/**
 * Characters that a text has at most, by table and column. Forms and the services refuse longer ones before the column's
 * check constraint does; `tests/postgres/lengths.test.ts` compares each number with its constraint.
 */
export const LENGTHS = {
  analytics_settings: { value: 100_000 },
  api_keys: { name: 100 },
  contacts: { first_name: 100, last_name: 100, state_note: 500 },
  footer_links: { label: 100 },
  hosting_kinds: { slug: 40, name: 60, summary: 120, text: 500 },
  invitations: { email: 254 },
  legal_pages: { title: 200, body: 100_000 },
  newsletters: { subject: 255, preheader: 200, content: 500_000 },
  plan_offers: { words: 60 },
  pricing_plans: { category: 60, name: 100, period: 30, badge: 60, logo_alt: 200 },
  seo_settings: { value: 1_000 },
  site_pieces: { title: 200, text: 2_000, value: 40, source: 200 },
  site_settings: { value: 1_000 },
  store_notices: { content: 500, page_title: 200, page_body: 20_000, page_slug: 80 },
  testimonials: { name: 100, company: 100, quote: 600, picture_alt: 200 },
  webhook_endpoints: { name: 100, url: 2_048 },
} as const;
