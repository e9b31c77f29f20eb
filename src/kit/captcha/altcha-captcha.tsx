import type {} from 'altcha/types/react';
import { useEffect, useRef } from 'react';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import styles from './altcha-captcha.module.css';

/**
 * Properties of every captcha widget. `onToken` gets a token, or null once there is none any more; `onFailed` says that
 * an attempt has failed, `onBroken` that the widget could not be loaded. A silent widget shows nothing unless the
 * provider wants the person to do something.
 */
export type CaptchaWidgetProps = {
  onToken: (token: string | null) => void;
  onFailed: () => void;
  onBroken: () => void;
  isSilent: boolean;
};
type AltchaCaptchaProps = CaptchaWidgetProps & {
  challengeUrl: string;
  /** Number of times that a solution was asked for; a silent widget solves its challenge at each. */
  asked: number;
};
type StateChange = CustomEvent<{ state: string; payload?: string | null }>;
type AltchaElement = HTMLElement & { reset?: () => void; verify?: () => Promise<unknown> };

const log = createLogger('captcha');

/**
 * Shows ALTCHA, the self-hosted proof of work. Reports a token when solved; when it expires, reports null and starts
 * again.
 */
export function AltchaCaptcha({ challengeUrl, asked, isSilent, ...props }: AltchaCaptchaProps) {
  const { onToken, onFailed, onBroken } = props;
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
      if (state === 'error') onFailed();
    };
    widget?.addEventListener('statechange', follow);

    return () => widget?.removeEventListener('statechange', follow);
  }, [onToken, onFailed]);

  useEffect(() => {
    if (asked === 0) return;
    void customElements.whenDefined('altcha-widget').then(() => element.current?.verify?.());
  }, [asked]);

  return (
    <div className={isSilent ? undefined : styles.look}>
      <altcha-widget
        ref={element}
        challenge={challengeUrl}
        language={locale}
        configuration={isSilent ? SILENT : SHOWN}
      />
    </div>
  );
}

const options = { hideLogo: true, hideFooter: true };
const SHOWN = JSON.stringify(options);
const SILENT = JSON.stringify({ ...options, display: 'invisible' });
