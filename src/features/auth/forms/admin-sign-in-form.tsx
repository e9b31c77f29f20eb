import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from '#src/kit/forms/form.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { credentialsSchema, emptyCredentials, type Credentials } from './credentials.schema.ts';
import { sendsWithoutCaptcha } from './sends-without-captcha.ts';

type AdminSignInFormProps = {
  captcha: ReactNode;
  /** True once the captcha gave a token, without which nothing can be sent. */
  isCaptchaSolved: boolean;
  onSubmit: (credentials: Credentials) => Promise<void>;
  onForgotten: () => void;
};

/** Asks an administrator for e-mail, password and captcha. */
export function AdminSignInForm({ captcha, isCaptchaSolved, onSubmit, onForgotten }: AdminSignInFormProps) {
  return (
    <Formik
      initialValues={emptyCredentials}
      validationSchema={credentialsSchema}
      onSubmit={(values) => onSubmit(credentialsSchema.cast(values))}
    >
      {({ submitForm, isSubmitting }) => {
        const tryAnyway = sendsWithoutCaptcha({ isCaptchaSolved, isSubmitting, submitForm });

        return (
          <Stack component={Form} noValidate sx={{ gap: 2, paddingBlockStart: 1 }}>
            <TextField
              name="email"
              id="admin-email"
              type="email"
              autoComplete="username"
              autoFocus
              required
              onKeyDown={tryAnyway}
              slotProps={{ htmlInput: { dir: 'ltr' } }}
              label={<FormattedMessage id="auth.form.email" />}
            />
            <PasswordField
              name="password"
              id="admin-password"
              required
              onKeyDown={tryAnyway}
              label={<FormattedMessage id="auth.form.password" />}
            />
            <Link
              component="button"
              type="button"
              onClick={onForgotten}
              sx={{ alignSelf: 'flex-start', marginBlock: '-0.5rem 0.75rem' }}
            >
              <FormattedMessage id="auth.forgotPassword" />
            </Link>
            {captcha}
            <SubmitButton
              size="large"
              sx={{ marginBlockStart: 1.5 }}
              disabled={!isCaptchaSolved}
              pending={<FormattedMessage id="auth.signingIn" />}
            >
              <FormattedMessage id="auth.signIn" />
            </SubmitButton>
          </Stack>
        );
      }}
    </Formik>
  );
}
