import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import { object, string, type InferType } from 'yup';
import { twoColumns } from '#src/kit/admin/form/columns.ts';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { isPersonName, NAME_MAX_LENGTH } from '#rules/accounts/person-name.ts';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { FALLBACK_LOCALE, LOCALES, toLocale } from '#src/config/locale.ts';
import { ChangeOwnAccount, type Account } from './account-documents.ts';
import { accountErrors } from './account-errors.ts';
import { AccountPanel } from './account-panel.tsx';

const required: ValidationMessage = { id: 'account.profile.required' };
const signs: ValidationMessage = { id: 'account.profile.signs' };
const tooLong: ValidationMessage = { id: 'account.profile.tooLong', values: { max: NAME_MAX_LENGTH } };
const name = () =>
  string()
    .trim()
    .required(required)
    .max(NAME_MAX_LENGTH, tooLong)
    .test('signs', () => signs, isPersonName);
const profileSchema = object({
  first_name: name(),
  last_name: name(),
  locale: string().oneOf(LOCALES).required(),
});

const languages = LOCALES.map((value) => ({
  value,
  label: <FormattedMessage id={`account.profile.locale.${value}`} />,
}));

/** Lets the person edit their name and the language of their mails. */
export function ProfilePanel({ account }: { account: Account }) {
  const save = useSaveProfile(account.id);
  const { first_name, last_name } = account;
  const locale = toLocale(account.locale) ?? FALLBACK_LOCALE;
  return (
    <AccountPanel title={<FormattedMessage id="account.profile.title" />}>
      <FieldIdPrefix>
        <Formik
          initialValues={{ first_name, last_name, locale }}
          validationSchema={profileSchema}
          onSubmit={save}
        >
          <Form noValidate>
            <Box sx={fields}>
              <TextField
                name="first_name"
                autoComplete="given-name"
                required
                slotProps={IN_ITS_DIRECTION}
                label={<FormattedMessage id="account.profile.firstName" />}
              />
              <TextField
                name="last_name"
                autoComplete="family-name"
                required
                slotProps={IN_ITS_DIRECTION}
                label={<FormattedMessage id="account.profile.lastName" />}
              />
              <SelectField
                name="locale"
                options={languages}
                label={<FormattedMessage id="account.profile.locale" />}
                helperText={<FormattedMessage id="account.profile.localeHint" />}
              />
            </Box>
            <SubmitButton
              sx={{ marginBlockStart: 2.5 }}
              pending={<FormattedMessage id="account.profile.saving" />}
            >
              <FormattedMessage id="account.profile.save" />
            </SubmitButton>
          </Form>
        </Formik>
      </FieldIdPrefix>
    </AccountPanel>
  );
}

const IN_ITS_DIRECTION = { htmlInput: { dir: 'auto' } };
const fields = {
  ...twoColumns,
  rowGap: 2.5,
  alignItems: 'start',
};

function useSaveProfile(accountId: string) {
  const [change] = useMutation(ChangeOwnAccount, {
    update: (cache, { data }) => {
      const id = cache.identify({ __typename: 'own_account', id: accountId });
      const saved = data?.change_own_account;
      if (!id || !saved) return;
      cache.modify<Account>({
        id,
        fields: {
          first_name: () => saved.first_name,
          last_name: () => saved.last_name,
          locale: () => saved.locale,
        },
      });
    },
  });
  const session = useSessionStore();
  const toasts = useToasts();
  const { run } = useAction({ errors: accountErrors });

  return (values: InferType<typeof profileSchema>) =>
    run(async () => {
      await change({ variables: profileSchema.cast(values, { stripUnknown: true }) });
      toasts.success('account.profile.saved');
      // The access token holds the name, so a new token is needed.
      await session.refreshNow();
    });
}
