import { useEffect, useRef } from 'react';
import { DEFAULT_SCRIPT_ID, Turnstile } from '@marsidev/react-turnstile';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { CaptchaWidgetProps } from './altcha-captcha.tsx';

type TurnstileCaptchaProps = CaptchaWidgetProps & { siteKey: string };

/** Milliseconds before a failed challenge is tried again; SPEC section 9. */
const RETRY_INTERVAL_MS = 8000;
/** Milliseconds after which a challenge that has not come counts as away; SPEC section 9. */
const TIMEOUT_MS = 30_000;
/** Below this width the normal widget (300 × 65) does not fit, so the compact one (150 × 140) is used. */
const NARROW = '(max-width: 379.95px)';

/** Shows Cloudflare's challenge; used if a site key is configured. */
export function TurnstileCaptcha({ siteKey, isSilent, ...props }: TurnstileCaptchaProps) {
  const { onToken, onFailed, onBroken } = props;
  const { locale } = useLocale();
  const isNarrow = useMediaQuery(NARROW);
  const onArrived = useTimeout(onBroken);
  const clear = () => onToken(null);
  const fail = () => {
    clear();
    onFailed();
  };
  const leave = () => {
    forgetScript();
    onBroken();
  };

  return (
    <Turnstile
      siteKey={siteKey}
      options={{
        size: isNarrow ? 'compact' : 'normal',
        theme: 'auto',
        appearance: isSilent ? 'interaction-only' : 'always',
        language: locale,
        retryInterval: RETRY_INTERVAL_MS,
        refreshExpired: 'auto',
        responseField: false,
      }}
      scriptOptions={{ onError: leave }}
      onWidgetLoad={onArrived}
      onSuccess={onToken}
      onExpire={clear}
      onError={fail}
      onTimeout={clear}
    />
  );
}

/** Calls `onLate` unless the returned function is called within 30 s. */
function useTimeout(onLate: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(onLate, TIMEOUT_MS);

    return () => clearTimeout(timer.current);
  }, [onLate]);

  return () => clearTimeout(timer.current);
}

/** Removes the failed script, because the library loads none while an element of its id is there. */
function forgetScript(): void {
  document.getElementById(DEFAULT_SCRIPT_ID)?.remove();
}
