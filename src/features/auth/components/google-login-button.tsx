import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { signInErrors, useGoogleLogin } from '../api/use-sign-in.ts';
import type { CaptchaState } from '#src/kit/captcha/use-captcha.tsx';

type GoogleLoginButtonProps = { captcha: CaptchaState };

/** Starts the login with Google after a captcha; says so if Google is not configured. */
export function GoogleLoginButton({ captcha }: GoogleLoginButtonProps) {
  const intl = useIntl();
  const { identity } = useRuntimeConfig();
  const [isRedirecting, setIsRedirecting] = useState(false);
  const login = useGoogleLogin();
  const fail = (id: MessageId) => showToast(intl.formatMessage({ id }), { variant: 'error' });

  async function start(): Promise<void> {
    if (captcha.token === null) {
      fail('captcha.missing');
      return;
    }
    if (!identity.googleEnabled) {
      fail('auth.google.notConfigured');
      captcha.reset();
      return;
    }
    setIsRedirecting(true);
    try {
      await login(captcha.token);
    } catch (error) {
      fail(errorMessageId(error, signInErrors));
      setIsRedirecting(false);
      captcha.reset();
    }
  }

  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      loading={isRedirecting}
      loadingPosition="start"
      startIcon={<BrandIcon name="google" size={20} />}
      onClick={() => void start()}
    >
      <FormattedMessage id={isRedirecting ? 'auth.google.redirecting' : 'auth.google.login'} />
    </Button>
  );
}
