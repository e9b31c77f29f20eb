import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { Portal } from '#src/config/portal.ts';
import { Form } from '#src/kit/forms/form.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { SignUpTerms } from '../components/sign-up-terms.tsx';
import { credentialsSchema, emptyCredentials } from './credentials.schema.ts';

type SignUpFormProps = { portal: Portal | null };

/**
 * Opens the portal's registration, which creates the account, once both fields are filled; the typed values are not
 * sent anywhere.
 */
export function SignUpForm({ portal }: SignUpFormProps) {
  return (
    <Formik
      initialValues={emptyCredentials}
      validationSchema={credentialsSchema}
      onSubmit={() => {
        if (portal) window.location.assign(portal.register);
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="auth.signUp.hint" />
        </Typography>
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
        />
        <SignUpTerms />
        <Button type="submit" variant="contained" size="large" disabled={portal === null}>
          <FormattedMessage id="auth.signUp.submit" />
        </Button>
      </Stack>
    </Formik>
  );
}
