import { ORIGINAL_KINDS } from '../hosting-kinds/originals.ts';
import aboutFigures from './about-figure.json' with { type: 'json' };
import aboutReasons from './about-reason.json' with { type: 'json' };
import aboutValues from './about-value.json' with { type: 'json' };
import faq from './faq.json' with { type: 'json' };
import features from './feature.json' with { type: 'json' };
import headings from './heading.json' with { type: 'json' };
import partners from './partner.json' with { type: 'json' };
import specifications from './specification.json' with { type: 'json' };
import uptime from './uptime.json' with { type: 'json' };

/** Parts of the site's content, by the values of `site_pieces.part`. */
export const PARTS = [
  'faq',
  'feature',
  'partner',
  'about-figure',
  'about-reason',
  'about-value',
  'heading',
  'uptime',
  'specification',
] as const;
export type Part = (typeof PARTS)[number];

/** One piece of the words that the product comes with, by the columns of `site_pieces`. */
export type OriginalPiece = {
  readonly id: string;
  readonly part: Part;
  /** Of a group of specifications: which kind of hosting it is about. */
  readonly kind_id: string | null;
  readonly original: string;
  readonly sort_order: number;
  readonly title: string;
  readonly title_ar: string | null;
  readonly text: string | null;
  readonly text_ar: string | null;
  readonly picture: string | null;
  readonly value: string | null;
  readonly value_ar: string | null;
};

/**
 * SPEC's words, which a fresh product shows and to which a piece can be brought back. The migrations write the same rows;
 * `tests/hasura/site-pieces.test.ts` compares them.
 */
export const ORIGINALS: readonly OriginalPiece[] = [
  ...inOrder('faq', faq),
  ...inOrder('feature', features),
  ...inOrder('partner', partners),
  ...inOrder('about-figure', aboutFigures),
  ...inOrder('about-reason', aboutReasons),
  ...inOrder('about-value', aboutValues),
  ...inOrder('heading', headings),
  ...inOrder('uptime', uptime),
  ...ORIGINAL_KINDS.flatMap(({ id }) =>
    inOrder(
      'specification',
      specifications.filter(({ kind_id }) => kind_id === id),
    ),
  ),
];

type Words = Omit<OriginalPiece, 'part' | 'sort_order' | Rare> & Partial<Pick<OriginalPiece, Rare>>;
/** Columns that only some parts have. */
type Rare = 'kind_id' | 'picture' | 'value' | 'value_ar';

function inOrder(part: Part, pieces: readonly Words[]): OriginalPiece[] {
  return pieces.map((piece, at) => ({
    kind_id: null,
    picture: null,
    value: null,
    value_ar: null,
    ...piece,
    part,
    sort_order: at + 1,
  }));
}
