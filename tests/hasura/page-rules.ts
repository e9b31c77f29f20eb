import type { Row } from './webhook-rules.ts';

/** Columns of a notice with a page. */
const PAGE = { page_slug: 'new-servers', page_title: 'New servers', page_body: 'They are fast.' };

export const PAGES_REFUSED: Record<string, Row[]> = {
  store_notices_page_slug_form: [
    'A',
    'a--b',
    '-a',
    'a-',
    'a/b',
    'a.b',
    '..',
    'a b',
    'é',
    ' ',
    'x'.repeat(81),
  ].map((page_slug) => ({ ...PAGE, page_slug })),
  store_notices_page_whole: [
    { page_slug: 'alone' },
    { page_title: 'Alone' },
    { page_body: 'Alone' },
    { ...PAGE, page_slug: null },
    { ...PAGE, page_title: null },
    { ...PAGE, page_body: null },
  ],
  store_notices_page_title_present: [{ ...PAGE, page_title: ' \n' }],
  store_notices_page_title_length: [
    { ...PAGE, page_title: 'x'.repeat(201) },
    { ...PAGE, page_title_ar: 'س'.repeat(201) },
  ],
  store_notices_page_body_present: [{ ...PAGE, page_body: ' ' }],
  store_notices_page_body_length: [
    { ...PAGE, page_body: 'x'.repeat(20_001) },
    { ...PAGE, page_body_ar: 'س'.repeat(20_001) },
  ],
  store_notices_page_from_range: ['infinity', '1899-12-31T23:59:59Z'].map((page_from) => ({
    ...PAGE,
    page_from,
  })),
  store_notices_page_from_zone_form: [{ ...PAGE, page_from_zone: '' }],
};

/** Notices with a link or with a page of their own. */
export const PAGES_ALLOWED: [table: string, Row][] = [
  ['store_notices', { link_url: '/hosting/cloud', notice_date: '1900-01-01' }],
  ['store_notices', PAGE],
  [
    'store_notices',
    {
      ...{ page_slug: 'x'.repeat(80), page_title: 'x'.repeat(200), page_body: 'x'.repeat(20_000) },
      ...{ page_title_ar: 'خوادم جديدة', page_body_ar: 'سريعة.' },
      ...{ page_from: '2026-12-01T09:00:00Z', page_from_zone: 'Asia/Riyadh' },
    },
  ],
];
