import type { Field } from '#src/kit/fields/field.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, flag, text, type Refine } from '#src/kit/fields/kinds.ts';
import { optionalInteger } from '#src/kit/fields/number-kinds.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { PARTS, type Part } from '#rules/site-content/originals.ts';
import { FEATURE_PICTURES, PARTNER_MARKS, REASON_SIGNS } from '#rules/site-content/pictures.ts';
import { isUptime } from '#rules/site-content/uptime.ts';
import { partNames } from './part-names.ts';
import { NO_PICTURE, pictureNames } from './picture-names.ts';
import { sharedWords, type PieceWords } from './shared-words.ts';

const LIMITS = LENGTHS.site_pieces;
const FIRST_DAY = '1900-01-01';
const tooLong = 'siteContent.form.tooLong';
const arabicHint = 'siteContent.form.arabicHint';

/** Describes the fields of one part's pieces; a new piece belongs to the part, and to no original. */
export function fieldsOfPart(part: Part, words: PieceWords) {
  return fieldsOf(
    'site_pieces',
    {
      title: text({ ...words.title, arabicHint, max: LIMITS.title, tooLong }),
      text: text({ ...words.text, arabicHint, max: LIMITS.text, tooLong, lines: 5 }),
      value: text({
        ...words.value,
        arabicHint: 'siteContent.form.valueArHint',
        max: LIMITS.value,
        tooLong,
        rules: (schema) =>
          schema.test(
            'uptime',
            () => ({ id: 'siteContent.uptime.invalid' }),
            (value, { parent, path }) => parent.part !== 'uptime' || path !== 'value' || isUptime(value),
          ),
      }),
      picture: picture([...FEATURE_PICTURES, ...PARTNER_MARKS, ...REASON_SIGNS]),
      source: text({
        label: 'siteContent.form.source',
        arabic: 'siteContent.form.sourceAr',
        hint: 'siteContent.form.sourceHint',
        arabicHint,
        max: LIMITS.source,
        tooLong,
      }),
      source_date: sourceDate(),
      part: choice(PARTS, {
        label: 'siteContent.form.part',
        words: partNames,
        empty: part,
        control: 'own',
      }),
      kind_id: text({
        label: 'siteContent.specification.kind',
        control: 'own',
        rules: neededBySpecification,
      }),
      original: text({ label: 'siteContent.form.original', control: 'own' }),
      sort_order: optionalInteger({
        label: 'siteContent.form.sortOrder',
        hint: 'siteContent.form.sortOrderHint',
        invalid: 'siteContent.form.sortOrderNoInteger',
      }),
      is_shown: flag({ label: 'siteContent.form.isShown', empty: true }),
    },
    {
      documents: { one: 'Piece', many: 'Pieces', isOrdered: true, related: 'kind { id name name_ar }' },
      alsoRead: ['updated_at'],
      exported: [
        ...(['part', 'title', 'title_ar', 'text', 'text_ar', 'value', 'value_ar', 'picture'] as const),
        ...(['source', 'source_ar', 'source_date', 'sort_order', 'is_shown'] as const),
      ],
    },
  );
}

/** A group of specifications belongs to a kind of hosting. */
function neededBySpecification(schema: Parameters<Refine>[0]): ReturnType<Refine> {
  return schema.test(
    'kind',
    () => ({ id: 'siteContent.specification.kindRequired' }),
    (value, { parent }) => parent.part !== 'specification' || Boolean(value),
  );
}

/** Fields of any piece, in the words that all parts share. */
export const pieceFields = fieldsOfPart('faq', sharedWords);

/** A picture of the set, or none. A part's form offers its own (`picturesOf`). */
function picture(names: readonly string[]): Field<string, string> {
  return {
    ...choice<string>([...names, NO_PICTURE], {
      label: 'siteContent.form.picture',
      words: pictureNames,
      empty: NO_PICTURE,
      control: 'own',
    }),
    toColumn: (value) => (value === NO_PICTURE ? null : value),
  };
}

/** The day of which a claim is; without a source it would prove nothing. */
function sourceDate(): Field<string, string> {
  return {
    control: 'day',
    label: 'siteContent.form.sourceDate',
    from: FIRST_DAY,
    isRequired: false,
    empty: '',
    schema: ({ string }) =>
      string()
        .default('')
        .test(
          'source',
          () => ({ id: 'siteContent.form.sourceNeeded' }),
          (value, { parent }) => !value || Boolean(parent.source),
        ),
    toValue: (column) => column ?? '',
    toColumn: (value) => value || null,
  };
}
