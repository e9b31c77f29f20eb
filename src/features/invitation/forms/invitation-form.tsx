import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from '#src/kit/forms/form.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { invitationFormSchema, type InvitationFormValues } from './invitation-form.schema.ts';

type InvitationFormProps = {
  /** E-mail of the new account; browsers store the password under it. */
  email: string;
  /** Error of the last attempt. */
  problem: ReactNode;
  onSubmit: (values: InvitationFormValues) => Promise<void>;
};

/** Asks an invited person for a name and a first password. */
export function InvitationForm({ email, problem, onSubmit }: InvitationFormProps) {
  return (
    <Formik
      initialValues={{ first_name: '', last_name: '', password: '' }}
      validationSchema={invitationFormSchema}
      onSubmit={(values) => onSubmit(invitationFormSchema.cast(values))}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        {problem && (
          <Alert severity="error" sx={{ marginBlockEnd: 1 }}>
            {problem}
          </Alert>
        )}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          name="first_name"
          autoComplete="given-name"
          autoFocus
          required
          slotProps={{ htmlInput: { dir: 'auto' } }}
          label={<FormattedMessage id="invitation.form.firstName" />}
        />
        <TextField
          name="last_name"
          autoComplete="family-name"
          required
          slotProps={{ htmlInput: { dir: 'auto' } }}
          label={<FormattedMessage id="invitation.form.lastName" />}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          label={<FormattedMessage id="invitation.form.password" />}
        />
        <SubmitButton size="large" pending={<FormattedMessage id="invitation.form.sending" />}>
          <FormattedMessage id="invitation.form.send" />
        </SubmitButton>
      </Stack>
    </Formik>
  );
}
