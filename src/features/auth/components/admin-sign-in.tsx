import Box from '@mui/material/Box';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { signInErrors, useSignIn } from '../api/use-sign-in.ts';
import { AdminCodeForm } from '../forms/admin-code-form.tsx';
import { AdminSignInForm } from '../forms/admin-sign-in-form.tsx';
import type { Credentials } from '../forms/credentials.schema.ts';
import { useCaptcha } from './use-captcha.tsx';

/**
 * The steps of an administrator's sign-in: e-mail and password, then, where the service asks for it, the code of the
 * authenticator app. Lives only while the dialog is open, so that each opening starts afresh.
 */
export function AdminSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const intl = useIntl();
  const captcha = useCaptcha();
  const signIn = useSignIn();
  const [refusal, setRefusal] = useState<MessageId | null>(null);
  /** What was right, and waits for its code. */
  const [proven, setProven] = useState<Credentials | null>(null);

  async function submit(credentials: Credentials, code?: string): Promise<void> {
    setRefusal(null);
    if (captcha.token === null) {
      enqueueSnackbar(intl.formatMessage({ id: 'auth.errors.captchaMissing' }), { variant: 'error' });
      return;
    }
    try {
      await signIn(credentials, captcha.token, code);
    } catch (error) {
      captcha.reset();
      if (errorCodeOf(error) === 'sign-in-code-required') setProven(credentials);
      else refuse(error);
      return;
    }
    enqueueSnackbar(intl.formatMessage({ id: 'auth.signedIn' }), { variant: 'success' });
    onSignedIn();
  }

  function refuse(error: unknown): void {
    const id = errorMessageId(error, signInErrors);
    setRefusal(id === 'auth.errors.invalidCredentials' ? 'auth.admin.wrongCredentials' : id);
    enqueueSnackbar(intl.formatMessage({ id }), { variant: 'error' });
  }

  function startAgain(): void {
    setProven(null);
    setRefusal(null);
  }

  const step = { captcha: captcha.widget, isCaptchaSolved: captcha.token !== null };
  return (
    <>
      {refusal !== null && (
        <Box sx={{ marginBlockEnd: 1.5 }}>
          <Alert severity="error">
            <FormattedMessage id={refusal} />
          </Alert>
        </Box>
      )}
      {proven ? (
        <AdminCodeForm
          {...step}
          email={proven.email}
          onSubmit={(code) => submit(proven, code)}
          onBack={startAgain}
        />
      ) : (
        <AdminSignInForm {...step} onSubmit={submit} />
      )}
    </>
  );
}
