import { RESERVED_SLUGS } from '#rules/hosting-kinds/reserved-slugs.ts';
import type { Row } from './webhook-rules.ts';

export const KINDS_VALID: Record<string, Row> = {
  hosting_kinds: { slug: 'wordpress', name: 'WordPress hosting' },
};

export const KINDS_REFUSED: Record<string, Row[]> = {
  hosting_kinds_slug_form: [
    ...['', 'WordPress', 'word press', 'word_press', '-wordpress', 'wordpress-', 'word--press', '2go'],
    ...['استضافة', 'a/b', '..', 'x'.repeat(41)],
  ].map((slug) => ({ slug })),
  hosting_kinds_slug_free: RESERVED_SLUGS.map((slug) => ({ slug })),
  hosting_kinds_original_form: [{ original: '' }, { original: 'Cloud' }, { original: 'x'.repeat(41) }],
  hosting_kinds_name_present: [{ name: '' }, { name: ' \u00a0' }],
  hosting_kinds_name_length: [{ name: 'x'.repeat(61) }, { name_ar: 'س'.repeat(61) }],
  hosting_kinds_summary_length: [{ summary: 'x'.repeat(121) }, { summary_ar: 'س'.repeat(121) }],
  hosting_kinds_text_length: [{ text: 'x'.repeat(501) }, { text_ar: 'س'.repeat(501) }],
  hosting_kinds_single_line: ['name', 'name_ar', 'summary', 'summary_ar', 'text', 'text_ar'].map(
    (column) => ({
      [column]: 'a\nb',
    }),
  ),
  hosting_kinds_picture_known: [
    ...['', 'wordpress', 'https://elsewhere.test/a.svg', '../a.svg', 'a'.repeat(32)],
    ...[`${'a'.repeat(32)}.ico`, `${'A'.repeat(32)}.svg`],
  ].map((picture) => ({ picture })),
  hosting_kinds_menu_known: [{ menu: '' }, { menu: 'footer' }],
  hosting_kinds_former_slugs_length: [{ former_slugs: Array.from({ length: 21 }, (_, at) => `a${at}`) }],
};

/** Changes to the valid row that the rules must accept. */
export const KINDS_ALLOWED: [table: string, Row][] = [
  ['hosting_kinds', { slug: 'k8s-2', name_ar: 'حاويات مُدارة', menu: 'own', picture: 'chip' }],
  ['hosting_kinds', { picture: `${'0'.repeat(32)}.png`, menu: 'none', is_shown: 'false' }],
  // Whatever looks like markup is text.
  [
    'hosting_kinds',
    { name: '<b>Fast</b>', summary: '{{constructor}}', text: '</script><script>alert(1)</script>' },
  ],
];
