import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';
import { Form } from '#src/kit/forms/form.tsx';
import { oneTimeCode } from '#src/kit/forms/one-time-code/one-time-code.ts';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { sendsWithoutCaptcha } from './sends-without-captcha.ts';

const codeSchema = object({ code: oneTimeCode() });

type AdminCodeFormProps = {
  email: string;
  captcha: ReactNode;
  isCaptchaSolved: boolean;
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
};

/** Renders the second step: the authenticator app's code, with its own captcha. */
export function AdminCodeForm({ email, captcha, isCaptchaSolved, onSubmit, onBack }: AdminCodeFormProps) {
  return (
    <Formik
      initialValues={{ code: '' }}
      validationSchema={codeSchema}
      onSubmit={({ code }) => onSubmit(code)}
    >
      {({ submitForm, isSubmitting }) => (
        <Stack component={Form} noValidate sx={{ gap: 2, paddingBlockStart: 1 }}>
          <Typography sx={{ marginBlockEnd: 1 }}>
            <FormattedMessage
              id="auth.code.text"
              values={{ email, bdi: (chunks: ReactNode) => <bdi key="email">{chunks}</bdi> }}
            />
          </Typography>
          <OneTimeCodeField
            name="code"
            id="admin-code"
            autoFocus
            required
            onKeyDown={sendsWithoutCaptcha({ isCaptchaSolved, isSubmitting, submitForm })}
            label={<FormattedMessage id="forms.code" />}
          />
          {captcha}
          <SubmitButton
            size="large"
            sx={{ marginBlockStart: 1.5 }}
            disabled={!isCaptchaSolved}
            pending={<FormattedMessage id="auth.signingIn" />}
          >
            <FormattedMessage id="auth.signIn" />
          </SubmitButton>
          <Button onClick={onBack} disabled={isSubmitting}>
            <FormattedMessage id="auth.code.back" />
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
