import { Turnstile } from '@marsidev/react-turnstile';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { CaptchaWidgetProps } from './altcha-captcha.tsx';

type TurnstileCaptchaProps = CaptchaWidgetProps & { siteKey: string };

/** Milliseconds before a failed challenge is tried again; SPEC section 9. */
const RETRY_INTERVAL_MS = 8000;
/** Below this width the normal widget (300 × 65) does not fit, so the compact one (150 × 140) is used. */
const NARROW = '(max-width: 379.95px)';

/** Shows Cloudflare's challenge; used if a site key is configured. */
export function TurnstileCaptcha({ siteKey, onToken, onBroken }: TurnstileCaptchaProps) {
  const { locale } = useLocale();
  const isNarrow = useMediaQuery(NARROW);
  const clear = () => onToken(null);

  return (
    <Turnstile
      siteKey={siteKey}
      options={{
        size: isNarrow ? 'compact' : 'normal',
        theme: 'auto',
        language: locale,
        retryInterval: RETRY_INTERVAL_MS,
        refreshExpired: 'auto',
        responseField: false,
      }}
      scriptOptions={{ onError: onBroken }}
      onSuccess={onToken}
      onExpire={clear}
      onError={clear}
      onTimeout={clear}
    />
  );
}
