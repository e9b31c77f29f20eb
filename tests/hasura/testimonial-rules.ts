import type { Row } from './webhook-rules.ts';

export const TESTIMONIALS_VALID: Record<string, Row> = {
  testimonials: { name: 'Salma Haddad', quote: 'Our shop has been fast since we moved.' },
};

/** Columns of a testimonial with a picture. */
const PICTURE = {
  picture: '/pictures/salma.jpg',
  picture_width: '96',
  picture_height: '96',
  picture_alt: 'Salma Haddad',
};

export const TESTIMONIALS_REFUSED: Record<string, Row[]> = {
  testimonials_name_present: [{ name: ' ' }],
  testimonials_name_length: [{ name: 'x'.repeat(101) }, { name_ar: 'س'.repeat(101) }],
  testimonials_company_length: [{ company: 'x'.repeat(101) }, { company_ar: 'س'.repeat(101) }],
  testimonials_quote_present: [{ quote: '\n' }],
  testimonials_quote_length: [{ quote: 'x'.repeat(601) }, { quote_ar: 'س'.repeat(601) }],
  testimonials_picture_form: [
    { ...PICTURE, picture: 'https://elsewhere.test/salma.jpg' },
    { ...PICTURE, picture: '//elsewhere.test/salma.jpg' },
    { ...PICTURE, picture: 'salma.jpg' },
    { ...PICTURE, picture: '/\\elsewhere.test' },
  ],
  testimonials_picture_whole: [
    { ...PICTURE, picture_width: null },
    { ...PICTURE, picture_height: null },
    { ...PICTURE, picture_alt: ' ' },
    { ...PICTURE, picture_alt: null },
  ],
  testimonials_picture_size_range: [
    { ...PICTURE, picture_width: '0' },
    { ...PICTURE, picture_height: '4097' },
  ],
  testimonials_picture_alt_length: [
    { ...PICTURE, picture_alt: 'x'.repeat(201) },
    { ...PICTURE, picture_alt_ar: 'س'.repeat(201) },
  ],
};

export const TESTIMONIALS_ALLOWED: [table: string, Row][] = [
  ['testimonials', PICTURE],
  ['testimonials', { picture: '', company: '', quote_ar: 'متجرنا أسرع منذ انتقلنا.', sort_order: '-1' }],
];
