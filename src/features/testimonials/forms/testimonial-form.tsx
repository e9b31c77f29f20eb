import { FormattedMessage } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { testimonialFields } from '../testimonial-fields.ts';

/** Renders the fields of a testimonial, English first. */
function TestimonialForm() {
  return (
    <>
      <FormSection title={<FormattedMessage id="testimonials.form.words" />}>
        <Fields of={testimonialFields} names={['quote', 'name', 'company', 'sort_order']} focus="quote" />
      </FormSection>
      <FormSection title={<FormattedMessage id="testimonials.form.pictureGroup" />}>
        <WholeRow>
          <Fields of={testimonialFields} names={['picture']} />
        </WholeRow>
        <Fields of={testimonialFields} names={['picture_width', 'picture_height', 'picture_alt']} />
      </FormSection>
    </>
  );
}

/** What the form has besides its fields. */
export const testimonialForm = { Fields: TestimonialForm };
