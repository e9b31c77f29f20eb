import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { AltchaCaptcha } from './altcha-captcha.tsx';
import { TurnstileCaptcha } from './turnstile-captcha.tsx';

export type CaptchaState = {
  /** Null until the captcha is solved, and again after it expired or was reset. */
  token: string | null;
  /** Returns the token; a silent captcha is solved now if it has none. Null where the attempt fails. */
  solve: () => Promise<string | null>;
  reset: () => void;
  widget: ReactNode;
};

/**
 * Returns the configured captcha. A token is valid for one attempt: call `reset` after each. A silent captcha needs no
 * click as long as the provider asks for none: it is solved by `solve`.
 */
export function useCaptcha({ isSilent = false } = {}): CaptchaState {
  const { captcha } = useRuntimeConfig();
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const { wait, give } = useWaiting();
  const onToken = useCallback(
    (next: string | null) => {
      setToken(next);
      if (next !== null) give(next);
    },
    [give],
  );
  const onFailed = useCallback(() => give(null), [give]);
  const onBroken = useCallback(() => {
    setIsBroken(true);
    give(null);
  }, [give]);
  const reset = useCallback(() => {
    setToken(null);
    setIsBroken(false);
    setAsked(0);
    setRound((previous) => previous + 1);
  }, []);

  function solve(): Promise<string | null> {
    if (token !== null || isBroken) return Promise.resolve(token);
    setAsked((before) => before + 1);

    return wait();
  }

  const props = { onToken, onFailed, onBroken, isSilent };
  const challenge =
    captcha.provider === 'turnstile' ? (
      <TurnstileCaptcha key={round} siteKey={captcha.siteKey} {...props} />
    ) : (
      <AltchaCaptcha key={round} challengeUrl={captcha.challengeUrl} asked={asked} {...props} />
    );
  const unavailable = (
    <Alert severity="error">
      <FormattedMessage id="captcha.unavailable" />
    </Alert>
  );

  return { token, solve, reset, widget: isBroken ? unavailable : challenge };
}

/** Returns functions that wait for a token, and that give it to the one that waits, if any. */
function useWaiting() {
  const taker = useRef<(token: string | null) => void>(undefined);
  const give = useCallback((token: string | null) => {
    taker.current?.(token);
    taker.current = undefined;
  }, []);
  const wait = (): Promise<string | null> =>
    new Promise((resolve) => {
      taker.current = resolve;
    });

  return { wait, give };
}
