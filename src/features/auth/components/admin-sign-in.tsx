import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { enrolmentTokenOf, errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { TotpSetup } from '#src/kit/second-factor/totp-setup.tsx';
import { signInErrors, useSignIn } from '../api/use-sign-in.ts';
import { AdminCodeForm } from '../forms/admin-code-form.tsx';
import { AdminSignInForm } from '../forms/admin-sign-in-form.tsx';
import type { Credentials } from '../forms/credentials.schema.ts';
import { useCaptcha } from '#src/kit/captcha/use-captcha.tsx';

type AdminSignInProps = { onSignedIn: () => void; onForgotten: () => void };

/**
 * Renders the steps of an administrator's sign-in: e-mail and password, then, if the service asks for it, the
 * authenticator app's code. Mounted only while the dialog is open, so each opening starts over.
 */
export function AdminSignIn({ onSignedIn, onForgotten }: AdminSignInProps) {
  const say = useToast();
  const captcha = useCaptcha();
  const signIn = useSignIn();
  /** Correct credentials for which the code is still missing. */
  const [proven, setProven] = useState<Credentials | null>(null);
  /** Token for setting up an authenticator app, if this site requires one of every administrator. */
  const [enrolmentToken, setEnrolmentToken] = useState<string | null>(null);

  async function submit(credentials: Credentials, code?: string): Promise<void> {
    if (captcha.token === null) return say('captcha.missing', 'error');
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
    say(errorMessageId(error, signInErrors), 'error');
  }

  function startAgain(): void {
    setProven(null);
    setEnrolmentToken(null);
  }

  if (enrolmentToken !== null) {
    return <EnrolStep token={enrolmentToken} onDone={() => setEnrolmentToken(null)} onCancel={startAgain} />;
  }

  const step = { captcha: captcha.widget, isCaptchaSolved: captcha.token !== null };
  return (
    <>
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
    void showToast(intl.formatMessage({ id }), { variant });
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
