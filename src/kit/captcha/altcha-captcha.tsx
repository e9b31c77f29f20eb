import type {} from 'altcha/types/react';
import { useEffect, useRef } from 'react';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import styles from './altcha-captcha.module.css';

/**
 * Callbacks of every captcha widget: `onToken` gets a token, or null once there is none any more; `onBroken` says that
 * the widget could not be loaded.
 */
export type CaptchaWidgetProps = { onToken: (token: string | null) => void; onBroken: () => void };
type AltchaCaptchaProps = CaptchaWidgetProps & { challengeUrl: string };
type StateChange = CustomEvent<{ state: string; payload?: string | null }>;
type AltchaElement = HTMLElement & { reset?: () => void };

const log = createLogger('captcha');

/**
 * Shows ALTCHA, the self-hosted proof of work. Reports a token when solved; when it expires, reports null and starts
 * again.
 */
export function AltchaCaptcha({ challengeUrl, onToken, onBroken }: AltchaCaptchaProps) {
  const { locale } = useLocale();
  const element = useRef<AltchaElement>(null);

  useEffect(() => {
    loadAgain(() => import('./load-altcha.ts'), 'field')
      .then(({ registerAltchaWorkers }) => registerAltchaWorkers())
      .catch((error: unknown) => {
        log.error('The captcha could not be loaded.', { error });
        onBroken();
      });
  }, [onBroken]);

  useEffect(() => {
    const widget = element.current;
    const follow = (event: Event) => {
      const { state, payload } = (event as StateChange).detail;
      onToken(state === 'verified' ? (payload ?? null) : null);
      if (state === 'expired') widget?.reset?.();
    };
    widget?.addEventListener('statechange', follow);

    return () => widget?.removeEventListener('statechange', follow);
  }, [onToken]);

  return (
    <div className={styles.look}>
      <altcha-widget ref={element} challenge={challengeUrl} language={locale} configuration={CONFIGURATION} />
    </div>
  );
}

const CONFIGURATION = JSON.stringify({ hideLogo: true, hideFooter: true });
