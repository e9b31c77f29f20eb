import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { KEY_ROLES, type ApiKeyFormValues } from './api-key-form.schema.ts';
import { ExpiryField } from './expiry-field.tsx';

/** Labels of the fields, used by the form and by the dialog that compares two people's changes. */
export const apiKeyLabels = {
  name: 'apiKeys.form.name',
  role: 'apiKeys.form.role',
  expires_at: 'apiKeys.form.expiry',
  allowed_origins: 'apiKeys.form.origins',
  allowed_addresses: 'apiKeys.form.addresses',
} as const;

export const apiKeyWords = {
  role: {
    reader: 'apiKeys.role.reader',
    editor: 'apiKeys.role.editor',
    mailing: 'apiKeys.role.mailing',
  },
} as const;

/** Renders the fields of an API key: name, role, expiry, allowed origins and networks. */
export function ApiKeyFields() {
  return (
    <>
      <FormSection>
        <TextField
          name="name"
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto' } }}
          label={<FormattedMessage id={apiKeyLabels.name} />}
          helperText={<FormattedMessage id="apiKeys.form.nameHint" />}
        />
        <RoleField />
        <WholeRow>
          <ExpiryField />
        </WholeRow>
      </FormSection>
      <FormSection title={<FormattedMessage id="apiKeys.form.places" />}>
        <PlacesField name="allowed_origins" hint="apiKeys.form.originsHint" />
        <PlacesField name="allowed_addresses" hint="apiKeys.form.addressesHint" />
      </FormSection>
    </>
  );
}

/** Renders the choice of the role with a sentence on what it may do; the role of an existing key can't be changed. */
function RoleField() {
  const intl = useIntl();
  const { values, initialValues } = useFormikContext<ApiKeyFormValues>();
  const isNew = !KEY_ROLES.includes(initialValues.role);
  const chosen = KEY_ROLES.find((role) => role === values.role);
  const options = KEY_ROLES.map((value) => ({
    value,
    label: intl.formatMessage({ id: apiKeyWords.role[value] }),
  }));

  return (
    <SelectField
      name="role"
      required={isNew}
      disabled={!isNew}
      options={options}
      label={<FormattedMessage id={apiKeyLabels.role} />}
      helperText={<FormattedMessage id={chosen ? `apiKeys.role.${chosen}.may` : 'apiKeys.form.roleHint'} />}
    />
  );
}

type PlacesFieldProps = {
  name: 'allowed_origins' | 'allowed_addresses';
  hint: 'apiKeys.form.originsHint' | 'apiKeys.form.addressesHint';
};

function PlacesField({ name, hint }: PlacesFieldProps) {
  return (
    <TextField
      name={name}
      multiline
      minRows={3}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
      label={<FormattedMessage id={apiKeyLabels[name]} />}
      helperText={<FormattedMessage id={hint} />}
    />
  );
}
