import type { Tables } from '#src/gql/tables.ts';
import { CYCLES } from '#src/lib/buying/choices.ts';
import { lacksArabic } from '#src/kit/admin/arabic/arabic-texts.ts';

type Texts = readonly { column: string; isList?: boolean; known?: readonly string[] }[];

/** Columns with an Arabic counterpart, by table, as the fields of these sections name them. */
const TEXTS_WITH_ARABIC = {
  plans: [
    { column: 'name' },
    { column: 'period', known: CYCLES },
    { column: 'features', isList: true },
    { column: 'badge' },
    { column: 'logo_alt' },
  ],
  notices: [{ column: 'content' }, { column: 'page_title' }, { column: 'page_body' }],
  links: [{ column: 'label' }],
  testimonials: [{ column: 'name' }, { column: 'company' }, { column: 'quote' }, { column: 'picture_alt' }],
} satisfies Record<string, Texts>;

const gapsOf = <T extends keyof Tables>(_table: T, arabicTexts: Texts) =>
  lacksArabic({ arabicTexts }) as Tables[T]['where'];

/** Conditions that find the rows with a text that lacks its Arabic. */
export const ARABIC_GAPS = {
  plans: gapsOf('pricing_plans', TEXTS_WITH_ARABIC.plans),
  notices: gapsOf('store_notices', TEXTS_WITH_ARABIC.notices),
  links: gapsOf('footer_links', TEXTS_WITH_ARABIC.links),
  testimonials: gapsOf('testimonials', TEXTS_WITH_ARABIC.testimonials),
};
