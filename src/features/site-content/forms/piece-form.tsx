import { FormattedMessage } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import type { fieldsOfPart } from '../piece-fields.ts';

/** Returns the component that renders the fields of a part's piece, English first. */
export function pieceFormOf(fields: ReturnType<typeof fieldsOfPart>) {
  return function PieceForm() {
    return (
      <>
        <FormSection title={<FormattedMessage id="siteContent.form.words" />}>
          <Fields of={fields} names={['title', 'text']} focus="title" />
        </FormSection>
        <FormSection title={<FormattedMessage id="siteContent.form.showing" />}>
          <Fields of={fields} names={['sort_order', 'is_shown']} />
        </FormSection>
      </>
    );
  };
}
