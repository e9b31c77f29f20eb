import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { linkFields } from '../link-fields.ts';

/** Renders the fields of a footer link, English first. */
function LinkForm() {
  return (
    <FormSection>
      <Fields of={linkFields} names={['label']} focus="label" />
      <WholeRow>
        <Fields of={linkFields} names={['url']} />
      </WholeRow>
      <Fields of={linkFields} names={['category', 'sort_order']} />
    </FormSection>
  );
}

/** What the form has besides its fields. */
export const linkForm = { Fields: LinkForm };
