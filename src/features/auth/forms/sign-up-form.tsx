import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Form } from '#src/lib/forms/form.tsx';
import { PasswordField } from '#src/lib/forms/password-field.tsx';
import { TextField } from '#src/lib/forms/text-field.tsx';
import { credentialsSchema, emptyCredentials } from './credentials.schema.ts';

type SignUpFormProps = { isDisabled: boolean; onSubmit: () => void };

/** Leads to the portal's registration once both fields are filled; nothing that was typed leaves the page. */
export function SignUpForm({ isDisabled, onSubmit }: SignUpFormProps) {
  return (
    <Formik initialValues={emptyCredentials} validationSchema={credentialsSchema} onSubmit={onSubmit}>
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          required
          label={<FormattedMessage id="auth.form.email" />}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          label={<FormattedMessage id="auth.form.password" />}
          helperText={<FormattedMessage id="auth.signUp.hint" />}
        />
        <Button type="submit" variant="contained" size="large" disabled={isDisabled}>
          <FormattedMessage id="auth.signUp.submit" />
        </Button>
      </Stack>
    </Formik>
  );
}
