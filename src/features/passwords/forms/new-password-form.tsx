import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { Form } from '#src/kit/forms/form.tsx';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { passwordErrors } from '../api/password-errors.ts';
import { emptyNewPassword, newPasswordSchema, type NewPasswordValues } from './new-password-form.schema.ts';

type NewPasswordFormProps = {
  /** E-mail of the account whose password is set. */
  email: string;
  asksCurrent?: boolean;
  asksCode?: boolean;
  /** Rejects with the API's error, which is shown as a toast (SPEC section 8). */
  onSubmit: (values: NewPasswordValues) => Promise<void>;
};

/** Asks for the new password twice and, if required, for the current one and an authenticator app's code. */
export function NewPasswordForm({
  email,
  asksCurrent = false,
  asksCode = false,
  onSubmit,
}: NewPasswordFormProps) {
  const { passwordMinLength: minLength } = useRuntimeConfig();
  const intl = useIntl();

  async function submit(values: NewPasswordValues): Promise<void> {
    try {
      await onSubmit(values);
    } catch (error) {
      showToast(intl.formatMessage({ id: errorMessageId(error, passwordErrors) }), { variant: 'error' });
    }
  }

  return (
    <Formik
      initialValues={emptyNewPassword}
      validationSchema={newPasswordSchema({ minLength, asksCurrent, asksCode })}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <AccountName email={email} />
        {asksCurrent && (
          <PasswordField name="current" required label={<FormattedMessage id="passwords.form.current" />} />
        )}
        {asksCode && (
          <OneTimeCodeField name="code" autoFocus required label={<FormattedMessage id="forms.code" />} />
        )}
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          label={<FormattedMessage id="passwords.form.new" />}
          helperText={<FormattedMessage id="passwords.form.hint" values={{ min: minLength }} />}
        />
        <PasswordField
          name="confirmation"
          autoComplete="new-password"
          required
          label={<FormattedMessage id="passwords.form.confirm" />}
        />
        <SubmitButton size="large" pending={<FormattedMessage id="passwords.form.pending" />}>
          <FormattedMessage id="passwords.form.submit" />
        </SubmitButton>
      </Stack>
    </Formik>
  );
}

/** Shows the account's e-mail; the hidden field passes it to password managers. */
function AccountName({ email }: { email: string }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        <FormattedMessage id="passwords.forAccount" values={{ email }} />
      </Typography>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </>
  );
}
