import { useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { AltchaCaptcha } from './altcha-captcha.tsx';
import { TurnstileCaptcha } from './turnstile-captcha.tsx';

export type CaptchaState = {
  /** Null until the captcha is solved, and again after it expired or was reset. */
  token: string | null;
  reset: () => void;
  widget: ReactNode;
};

/** Returns the configured captcha. A token is valid for one attempt: call `reset` after each. */
export function useCaptcha(): CaptchaState {
  const { captcha } = useRuntimeConfig();
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const onBroken = useCallback(() => setIsBroken(true), []);
  const reset = useCallback(() => {
    setToken(null);
    setIsBroken(false);
    setRound((previous) => previous + 1);
  }, []);

  const props = { onToken: setToken, onBroken };
  const challenge =
    captcha.provider === 'turnstile' ? (
      <TurnstileCaptcha key={round} siteKey={captcha.siteKey} {...props} />
    ) : (
      <AltchaCaptcha key={round} challengeUrl={captcha.challengeUrl} {...props} />
    );
  const unavailable = (
    <Alert severity="error">
      <FormattedMessage id="captcha.unavailable" />
    </Alert>
  );

  return { token, reset, widget: isBroken ? unavailable : challenge };
}
