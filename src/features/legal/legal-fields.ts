import type { ValuesOf } from '#src/kit/fields/field.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { text } from '#src/kit/fields/kinds.ts';
import { LENGTHS } from '#rules/lengths.ts';

/** Fields of a legal text; its documents are written by hand, because the slug identifies it. */
export const legalFields = fieldsOf('legal_pages', {
  title: text({
    label: 'legal.form.title',
    arabic: 'legal.form.titleAr',
    arabicHint: 'legal.form.arabicHint',
    required: 'legal.form.titleRequired',
    max: LENGTHS.legal_pages.title,
    tooLong: 'legal.form.tooLong',
  }),
  body: text({
    label: 'legal.form.body',
    hint: 'legal.form.bodyHint',
    arabic: 'legal.form.bodyAr',
    arabicHint: 'legal.form.arabicHint',
    required: 'legal.form.bodyRequired',
    max: LENGTHS.legal_pages.body,
    tooLong: 'legal.form.tooLong',
    lines: 12,
  }),
});

export type LegalFormValues = ValuesOf<typeof legalFields.fields>;
