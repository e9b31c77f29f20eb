import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, flag, text } from '#src/kit/fields/kinds.ts';
import { integer } from '#src/kit/fields/number-kinds.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { PARTS, type Part } from '#rules/site-content/originals.ts';
import { partNames } from './part-names.ts';

const tooLong = 'siteContent.form.tooLong';
const arabicHint = 'siteContent.form.arabicHint';

/** How a part calls the title and the text of its pieces. */
export type PieceWords = {
  readonly title: TextWords;
  readonly text: TextWords;
};
type TextWords = { label: MessageId; arabic: MessageId; required: MessageId; hint?: MessageId };

/** Describes the fields of one part's pieces; a new piece belongs to the part, and to no original. */
export function fieldsOfPart(part: Part, words: PieceWords) {
  return fieldsOf(
    'site_pieces',
    {
      title: text({ ...words.title, arabicHint, max: LENGTHS.site_pieces.title, tooLong }),
      text: text({ ...words.text, arabicHint, max: LENGTHS.site_pieces.text, tooLong, lines: 5 }),
      part: choice(PARTS, {
        label: 'siteContent.form.part',
        words: partNames,
        empty: part,
        control: 'own',
      }),
      original: text({ label: 'siteContent.form.original', control: 'own' }),
      sort_order: integer({
        label: 'siteContent.form.sortOrder',
        hint: 'siteContent.form.sortOrderHint',
        invalid: 'siteContent.form.sortOrderNoInteger',
        empty: 0,
      }),
      is_shown: flag({ label: 'siteContent.form.isShown', empty: true }),
    },
    {
      documents: { one: 'Piece', many: 'Pieces', isOrdered: true },
      alsoRead: ['updated_at'],
      exported: ['part', 'title', 'title_ar', 'text', 'text_ar', 'sort_order', 'is_shown'],
    },
  );
}

/** Fields of any piece, in the words that all parts share. */
export const pieceFields = fieldsOfPart('faq', {
  title: {
    label: 'siteContent.form.title',
    arabic: 'siteContent.form.titleAr',
    required: 'siteContent.form.titleRequired',
  },
  text: {
    label: 'siteContent.form.text',
    arabic: 'siteContent.form.textAr',
    required: 'siteContent.form.textRequired',
  },
});
