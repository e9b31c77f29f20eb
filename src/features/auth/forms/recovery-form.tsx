import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from '#src/kit/forms/form.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { credentialsSchema } from './credentials.schema.ts';
import { sendsWithoutCaptcha } from './sends-without-captcha.ts';

const recoverySchema = credentialsSchema.pick(['email']);

type RecoveryFormProps = {
  captcha: ReactNode;
  /** True once the captcha gave a token, without which nothing can be sent. */
  isCaptchaSolved: boolean;
  onSubmit: (email: string) => Promise<void>;
};

/** Asks somebody who forgot the password for e-mail and captcha. */
export function RecoveryForm({ captcha, isCaptchaSolved, onSubmit }: RecoveryFormProps) {
  return (
    <Formik
      initialValues={{ email: '' }}
      validationSchema={recoverySchema}
      onSubmit={(values) => onSubmit(recoverySchema.cast(values).email)}
    >
      {({ submitForm, isSubmitting }) => (
        <Stack component={Form} noValidate sx={{ gap: 2, paddingBlockStart: 1 }}>
          <TextField
            name="email"
            id="recovery-email"
            type="email"
            autoComplete="username"
            autoFocus
            required
            onKeyDown={sendsWithoutCaptcha({ isCaptchaSolved, isSubmitting, submitForm })}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
            label={<FormattedMessage id="auth.form.email" />}
          />
          {captcha}
          <SubmitButton
            size="large"
            sx={{ marginBlockStart: 1.5 }}
            disabled={!isCaptchaSolved}
            pending={<FormattedMessage id="auth.recovery.pending" />}
          >
            <FormattedMessage id="auth.recovery.submit" />
          </SubmitButton>
        </Stack>
      )}
    </Formik>
  );
}
