import type { Row } from './webhook-rules.ts';

export const PIECES_VALID: Record<string, Row> = {
  site_pieces: { part: 'faq', title: 'Do you sell gift cards?', text: 'Not yet.' },
};

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
  site_pieces_text_present: [{ text: null }, { text: '' }, { text: '\n' }],
  site_pieces_text_length: [{ text: 'x'.repeat(2001) }, { text_ar: 'س'.repeat(2001) }],
};

export const PIECES_ALLOWED: [table: string, Row][] = [
  ['site_pieces', { original: 'gift-cards', text: 'Yes.\nAsk us.', text_ar: 'نعم.', sort_order: '-1' }],
  ['site_pieces', { title_ar: 'بطاقات الهدايا', is_shown: 'false' }],
  // Whatever looks like markup is text.
  ['site_pieces', { title: '<script>alert(1)</script>', text: '{{constructor}} </script>' }],
];
