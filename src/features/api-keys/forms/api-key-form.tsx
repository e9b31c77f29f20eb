import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { useOpenedRecord } from '#src/kit/admin/form/use-opened-record.ts';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { apiKeyFields, type ApiKeyFormValues } from '../api-key-fields.ts';
import { KEY_ROLES } from '../key-roles.ts';
import { ExpiryField } from './expiry-field.tsx';
import { apiKeyFaultFields } from '../admin/api-key-errors.ts';

const { labels, fields } = apiKeyFields;

/** Renders the fields of an API key: name, role, expiry, allowed origins and networks. */
function ApiKeyForm() {
  return (
    <>
      <FormSection>
        <Fields of={apiKeyFields} names={['name']} focus="name" />
        <RoleField />
        <WholeRow>
          <ExpiryField />
        </WholeRow>
      </FormSection>
      <FormSection title={<FormattedMessage id="apiKeys.form.places" />}>
        <Fields of={apiKeyFields} names={['allowed_origins', 'allowed_addresses']} />
      </FormSection>
    </>
  );
}

/** What the form has besides its fields. */
export const apiKeyForm = { Fields: ApiKeyForm, fieldOf: apiKeyFaultFields };

/** Renders the choice of the role with a sentence on what it may do; the role of an existing key can't be changed. */
function RoleField() {
  const intl = useIntl();
  const { values } = useFormikContext<ApiKeyFormValues>();
  const { id } = useOpenedRecord();
  // The form outlives the address by the time in which its dialog closes.
  const [isNew] = useState(id === 'new');
  const chosen = KEY_ROLES.find((role) => role === values.role);
  const options = KEY_ROLES.map((value) => ({
    value,
    label: intl.formatMessage({ id: fields.role.words?.[value] ?? labels.role }),
  }));

  return (
    <SelectField
      name="role"
      required={isNew}
      disabled={!isNew}
      options={options}
      label={<FormattedMessage id={labels.role} />}
      helperText={<FormattedMessage id={chosen ? `apiKeys.role.${chosen}.may` : 'apiKeys.form.roleHint'} />}
    />
  );
}
