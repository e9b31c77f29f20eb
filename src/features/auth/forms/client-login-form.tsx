import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import type { Portal } from '#src/config/portal.ts';
import { FirstErrorFocus } from '#src/kit/forms/first-error-focus.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

const usernameRequired: ValidationMessage = { id: 'auth.form.usernameRequired' };
const passwordRequired: ValidationMessage = { id: 'auth.form.passwordRequired' };

const clientLoginSchema = object({
  username: string().trim().required(usernameRequired),
  password: string().required(passwordRequired),
});

type ClientLoginFormProps = {
  /** Null if no portal is configured; the form can't be sent then. */
  portal: Portal | null;
  captcha: ReactNode;
};

/**
 * Submits user name and password to the client portal as a plain HTML form; this site never sees them. The captcha is
 * outside that form, so nothing but these two fields is sent.
 */
export function ClientLoginForm({ portal, captcha }: ClientLoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  return (
    <Formik
      initialValues={{ username: '', password: '' }}
      validationSchema={clientLoginSchema}
      onSubmit={() => form.current?.submit()}
    >
      {({ handleSubmit }) => (
        <Stack sx={{ gap: 2 }}>
          <Stack
            component="form"
            id={formId}
            ref={form}
            method="post"
            action={portal?.login}
            noValidate
            onSubmit={handleSubmit}
            sx={{ gap: 2 }}
          >
            <FirstErrorFocus />
            <TextField
              name="username"
              autoComplete="username"
              required
              label={<FormattedMessage id="auth.form.username" />}
            />
            <PasswordField name="password" required label={<FormattedMessage id="auth.form.password" />} />
            {portal && (
              <Link
                href={portal.passwordReset}
                target="_blank"
                rel="noopener"
                sx={{ alignSelf: 'flex-start', marginBlock: '-0.5rem 0.25rem' }}
              >
                <FormattedMessage id="auth.forgotPassword" />
              </Link>
            )}
          </Stack>
          {captcha}
          <Button
            type="submit"
            form={formId}
            variant="contained"
            size="large"
            disabled={portal === null}
            sx={{ marginBlockStart: 1 }}
          >
            <FormattedMessage id="auth.login" />
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
