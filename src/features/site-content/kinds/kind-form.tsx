import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { KIND_PICTURES } from '#rules/hosting-kinds/pictures.ts';
import { pictureNames } from '../picture-names.ts';
import { kindFields, type KindValues } from './kind-fields.ts';
import { KindPreview } from './kind-preview.tsx';

/** Renders the fields of a kind of hosting, English beside Arabic. */
function KindForm() {
  return (
    <>
      <FormSection title={<FormattedMessage id="siteContent.form.words" />}>
        <Fields of={kindFields} names={['name', 'slug', 'summary', 'text']} focus="name" />
        <PictureField />
      </FormSection>
      <FormSection title={<FormattedMessage id="siteContent.form.showing" />}>
        <Fields of={kindFields} names={['menu', 'sort_order', 'is_shown']} />
      </FormSection>
    </>
  );
}

function PictureField() {
  const intl = useIntl();
  const { values } = useFormikContext<KindValues>();
  const options = [...KIND_PICTURES, 'none' as const].map((value) => ({
    value: value as string,
    label: intl.formatMessage({ id: pictureNames[value] }),
  }));
  const uploaded = values.picture.includes('.')
    ? [{ value: values.picture, label: intl.formatMessage({ id: 'siteContent.kind.pictureOwn' }) }]
    : [];

  return (
    <SelectField
      name="picture"
      label={<FormattedMessage id="siteContent.form.picture" />}
      options={[...options, ...uploaded]}
    />
  );
}

/** What the form has besides its fields. */
export const kindForm = {
  Fields: KindForm,
  Preview: KindPreview,
  fieldOf: {
    hosting_kinds_slug_unique: 'slug',
    hosting_kinds_slug_form: 'slug',
    hosting_kinds_slug_free: 'slug',
  } as const,
};
