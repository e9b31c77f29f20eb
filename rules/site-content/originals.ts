import faq from './faq.json' with { type: 'json' };

/** Parts of the site's content, by the values of `site_pieces.part`. */
export const PARTS = ['faq'] as const;
export type Part = (typeof PARTS)[number];

/** One piece of the words that the product comes with, by the columns of `site_pieces`. */
export type OriginalPiece = {
  readonly id: string;
  readonly part: Part;
  readonly original: string;
  readonly sort_order: number;
  readonly title: string;
  readonly title_ar: string;
  readonly text: string;
  readonly text_ar: string;
};

/**
 * SPEC's words, which a fresh product shows and to which a piece can be brought back. The migrations write the same rows;
 * `tests/hasura/site-pieces.test.ts` compares them.
 */
export const ORIGINALS: readonly OriginalPiece[] = [...inOrder('faq', faq)];

type Words = Omit<OriginalPiece, 'part' | 'sort_order'>;

function inOrder(part: Part, pieces: readonly Words[]): OriginalPiece[] {
  return pieces.map((piece, at) => ({ ...piece, part, sort_order: at + 1 }));
}
