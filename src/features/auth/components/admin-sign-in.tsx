import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { enrolmentTokenOf, errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { TotpSetup } from '#src/kit/second-factor/totp-setup.tsx';
import { signInErrors, useSignIn } from '../api/use-sign-in.ts';
import { AdminCodeForm } from '../forms/admin-code-form.tsx';
import { AdminSignInForm } from '../forms/admin-sign-in-form.tsx';
import type { Credentials } from '../forms/credentials.schema.ts';
import { useCaptcha } from './use-captcha.tsx';

type AdminSignInProps = { onSignedIn: () => void; onForgotten: () => void };

/**
 * Renders the steps of an administrator's sign-in: e-mail and password, then, if the service asks for it, the
 * authenticator app's code. Mounted only while the dialog is open, so each opening starts over.
 */
export function AdminSignIn({ onSignedIn, onForgotten }: AdminSignInProps) {
  const say = useToast();
  const captcha = useCaptcha();
  const signIn = useSignIn();
  const [refusal, setRefusal] = useState<MessageId | null>(null);
  /** Correct credentials for which the code is still missing. */
  const [proven, setProven] = useState<Credentials | null>(null);
  /** Token for setting up an authenticator app, if this site requires one of every administrator. */
  const [enrolmentToken, setEnrolmentToken] = useState<string | null>(null);

  async function submit(credentials: Credentials, code?: string): Promise<void> {
    setRefusal(null);
    if (captcha.token === null) return say('auth.errors.captchaMissing', 'error');
    try {
      await signIn(credentials, captcha.token, code);
    } catch (error) {
      captcha.reset();
      const token = enrolmentTokenOf(error);
      setEnrolmentToken(token);
      if (token !== null || errorCodeOf(error) === 'sign-in-code-required') setProven(credentials);
      else refuse(error);
      return;
    }
    say('auth.signedIn', 'success');
    onSignedIn();
  }

  function refuse(error: unknown): void {
    const id = errorMessageId(error, signInErrors);
    setRefusal(id === 'auth.errors.invalidCredentials' ? 'auth.admin.wrongCredentials' : id);
    say(id, 'error');
  }

  function startAgain(): void {
    setProven(null);
    setEnrolmentToken(null);
    setRefusal(null);
  }

  if (enrolmentToken !== null) {
    return <EnrolStep token={enrolmentToken} onDone={() => setEnrolmentToken(null)} onCancel={startAgain} />;
  }

  const step = { captcha: captcha.widget, isCaptchaSolved: captcha.token !== null };
  return (
    <>
      <Refusal id={refusal} />
      {proven ? (
        <AdminCodeForm
          {...step}
          email={proven.email}
          onSubmit={(code) => submit(proven, code)}
          onBack={startAgain}
        />
      ) : (
        <AdminSignInForm {...step} onSubmit={submit} onForgotten={onForgotten} />
      )}
    </>
  );
}

function useToast() {
  const intl = useIntl();

  return (id: MessageId, variant: 'success' | 'error') =>
    void enqueueSnackbar(intl.formatMessage({ id }), { variant });
}

function Refusal({ id }: { id: MessageId | null }) {
  if (id === null) return null;

  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <Alert severity="error">
        <FormattedMessage id={id} />
      </Alert>
    </Box>
  );
}

type EnrolStepProps = { token: string; onDone: () => void; onCancel: () => void };

function EnrolStep({ token, onDone, onCancel }: EnrolStepProps) {
  const say = useToast();

  function finish(): void {
    say('auth.enrol.done', 'success');
    onDone();
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info">
        <FormattedMessage id="auth.enrol.text" />
      </Alert>
      <TotpSetup enrolmentToken={token} onCancel={onCancel} onDone={finish} />
    </Stack>
  );
}
