import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { legalFields } from '../legal-fields.ts';

/** Renders title and text in both languages, English first. */
export function LegalForm() {
  return (
    <FormSection>
      <Fields of={legalFields} names={['title', 'body']} />
    </FormSection>
  );
}
