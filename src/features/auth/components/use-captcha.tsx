import { useCallback, useState, type ReactNode } from 'react';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { AltchaCaptcha } from './altcha-captcha.tsx';
import { TurnstileCaptcha } from './turnstile-captcha.tsx';

export type CaptchaState = {
  /** Null until the captcha is solved, and again once it has expired or was reset. */
  token: string | null;
  reset: () => void;
  widget: ReactNode;
};

/** The captcha of this environment. A token is good for one try: reset it after each. */
export function useCaptcha(): CaptchaState {
  const { captcha } = useRuntimeConfig();
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const reset = useCallback(() => {
    setToken(null);
    setRound((previous) => previous + 1);
  }, []);

  const widget =
    captcha.provider === 'turnstile' ? (
      <TurnstileCaptcha key={round} siteKey={captcha.siteKey} onToken={setToken} />
    ) : (
      <AltchaCaptcha key={round} challengeUrl={captcha.challengeUrl} onToken={setToken} />
    );

  return { token, reset, widget };
}
