import type { Row } from './webhook-rules.ts';

export const PIECES_VALID: Record<string, Row> = {
  site_pieces: { part: 'faq', title: 'Do you sell gift cards?', text: 'Not yet.' },
};

/** Id of an existing kind of hosting. */
export const KIND = '5e17c0de-0000-4000-8000-000000001003';

export const PIECES_REFUSED: Record<string, Row[]> = {
  site_pieces_part_known: [{ part: 'elsewhere' }, { part: '' }],
  site_pieces_original_form: [
    { original: '' },
    { original: 'Uptime' },
    { original: '2' },
    { original: 'x'.repeat(41) },
  ],
  site_pieces_title_present: [{ title: ' ' }],
  site_pieces_title_length: [{ title: 'x'.repeat(201) }, { title_ar: 'س'.repeat(201) }],
  site_pieces_title_single_line: [{ title: 'a\nb' }, { title_ar: 'س\u2028ش' }, { title: 'a\tb' }],
  site_pieces_text_present: [
    { text: null },
    { text: '' },
    { text: '\n' },
    ...['feature', 'about-reason', 'about-value'].map((part) => ({ part, text: null })),
    { part: 'specification', kind_id: KIND, text: ' \n' },
  ],
  site_pieces_kind_whole: [{ part: 'specification' }, { kind_id: KIND }, { part: 'heading', kind_id: KIND }],
  site_pieces_picture_known: [
    { picture: 'deploy' },
    { part: 'feature', picture: 'plesk' },
    { part: 'partner', picture: 'https://elsewhere.test/mark.svg' },
    { part: 'about-reason', picture: '' },
  ],
  site_pieces_value_present: [{ part: 'about-figure' }, { part: 'about-figure', value: ' ' }],
  site_pieces_value_length: [{ value: 'x'.repeat(41) }, { value_ar: 'س'.repeat(41) }],
  site_pieces_uptime_form: [null, '', '0.9999', '49.9', '99.99%', '100.1', '99.99999', '٩٩'].map((value) => ({
    part: 'uptime',
    value,
  })),
  site_pieces_source_length: [{ source: 'x'.repeat(201) }, { source_ar: 'س'.repeat(201) }],
  site_pieces_source_date_whole: [{ source_date: '2026-11-01' }, { source: ' ', source_date: '2026-11-01' }],
  site_pieces_source_date_range: [
    { source: 'Audit', source_date: '1899-12-31' },
    { source: 'Audit', source_date: 'infinity' },
  ],
  site_pieces_shown_always: ['heading', 'uptime'].map((part) => ({ part, value: '99.9', is_shown: 'false' })),
  site_pieces_text_length: [{ text: 'x'.repeat(2001) }, { text_ar: 'س'.repeat(2001) }],
};

export const PIECES_ALLOWED: [table: string, Row][] = [
  ['site_pieces', { original: 'gift-cards', text: 'Yes.\nAsk us.', text_ar: 'نعم.', sort_order: '-1' }],
  ['site_pieces', { title_ar: 'بطاقات الهدايا', is_shown: 'false' }],
  ['site_pieces', { part: 'feature', picture: 'firewall' }],
  ['site_pieces', { part: 'specification', kind_id: KIND, text: 'PHP\nPerl' }],
  ['site_pieces', { part: 'partner', text: null, picture: 'plesk' }],
  [
    'site_pieces',
    { part: 'about-figure', text: null, value: '50K+', source: 'Audit of 2026', source_date: '2026-11-01' },
  ],
  ['site_pieces', { part: 'uptime', text: null, value: '100' }],
  // Whatever looks like markup is text.
  ['site_pieces', { title: '<script>alert(1)</script>', text: '{{constructor}} </script>' }],
];
