import type { TestContext } from 'yup';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { link, text } from '#src/kit/fields/kinds.ts';
import { integer, optionalInteger } from '#src/kit/fields/number-kinds.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { ownPath } from './own-path.ts';
import { LENGTHS } from '#rules/lengths.ts';

/** Pixels; the same bound as the check constraint on testimonials. */
const LARGEST_SIDE = 4096;
const tooLong = 'testimonials.form.tooLong';
const arabicHint = 'testimonials.form.arabicHint';

/** Fields of a testimonial. */
export const testimonialFields = fieldsOf(
  'testimonials',
  {
    name: text({
      label: 'testimonials.form.name',
      arabic: 'testimonials.form.nameAr',
      arabicHint,
      required: 'testimonials.form.nameRequired',
      max: LENGTHS.testimonials.name,
      tooLong,
    }),
    company: text({
      label: 'testimonials.form.company',
      arabic: 'testimonials.form.companyAr',
      hint: 'testimonials.form.companyHint',
      arabicHint,
      max: LENGTHS.testimonials.company,
      tooLong,
    }),
    quote: text({
      label: 'testimonials.form.quote',
      arabic: 'testimonials.form.quoteAr',
      hint: 'testimonials.form.quoteHint',
      arabicHint,
      required: 'testimonials.form.quoteRequired',
      max: LENGTHS.testimonials.quote,
      tooLong,
      lines: 4,
    }),
    picture: link({
      label: 'testimonials.form.picture',
      hint: 'testimonials.form.pictureHint',
      isLink: (typed) => pathHere(typed) !== null,
      invalid: 'testimonials.form.pictureInvalid',
      stored: (typed) => pathHere(typed) ?? '',
    }),
    picture_width: side('testimonials.form.pictureWidth'),
    picture_height: side('testimonials.form.pictureHeight'),
    picture_alt: text({
      label: 'testimonials.form.pictureAlt',
      arabic: 'testimonials.form.pictureAltAr',
      arabicHint,
      max: LENGTHS.testimonials.picture_alt,
      tooLong,
      rules: (schema) =>
        schema.test(
          'whole',
          () => ({ id: 'testimonials.form.pictureAltRequired' }),
          (value, context) => context.path !== 'picture_alt' || isWhole(value, context),
        ),
    }),
    sort_order: integer({
      label: 'testimonials.form.sortOrder',
      hint: 'testimonials.form.sortOrderHint',
      invalid: 'testimonials.form.sortOrderNoInteger',
      empty: 0,
    }),
  },
  { documents: { one: 'Testimonial', many: 'Testimonials', isOrdered: true }, alsoRead: ['updated_at'] },
);

function pathHere(typed: string): string | null {
  return ownPath(typed, globalThis.location?.origin ?? '');
}

/** A side of the picture in pixels. */
function side(label: MessageId) {
  return optionalInteger({
    label,
    invalid: 'testimonials.form.pictureSideInvalid',
    rules: (schema) =>
      schema
        .test(
          'range',
          () => ({ id: 'testimonials.form.pictureSideInvalid' }),
          (value) => !value || (Number(value) >= 1 && Number(value) <= LARGEST_SIDE),
        )
        .test('whole', () => ({ id: 'testimonials.form.pictureSideRequired' }), isWhole),
  });
}

/** Tells whether a value that a picture needs is there, or no picture is. */
function isWhole(value: string | undefined, { parent }: TestContext): boolean {
  return !parent.picture || Boolean(value);
}
