import Box from '@mui/material/Box';
import type {} from 'altcha/types/react';
import { useEffect, useRef } from 'react';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

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
    <Box sx={altchaLook}>
      <altcha-widget ref={element} challenge={challengeUrl} language={locale} configuration={CONFIGURATION} />
    </Box>
  );
}

const CONFIGURATION = JSON.stringify({ hideLogo: true, hideFooter: true });

/**
 * Style of the widget in the theme's colours. Colours that ALTCHA derives from others are set too: it derives them at
 * the root, with a `light-dark()` that the build breaks.
 */
const altchaLook = {
  '--altcha-max-width': '100%',
  '--altcha-border-radius': '14px',
  '--altcha-border-color': 'var(--mui-palette-divider)',
  '--altcha-popover-color': 'var(--mui-palette-divider)',
  '--altcha-color-primary': 'var(--mui-palette-primary-main)',
  '--altcha-color-primary-content': 'var(--mui-palette-primary-contrastText)',
  '--altcha-color-base': 'transparent',
  '--altcha-color-base-content': 'var(--mui-palette-text-primary)',
  '--altcha-color-neutral': 'var(--mui-palette-divider)',
  '--altcha-color-neutral-content': 'var(--mui-palette-text-secondary)',
  '--altcha-color-success': 'var(--mui-palette-success-main)',
  '--altcha-color-error': 'var(--mui-palette-error-main)',
  '--altcha-checkbox-border-color': 'var(--mui-palette-text-secondary)',
  '--altcha-checkbox-outline-color': 'var(--mui-palette-focus-main)',
  '--altcha-spinner-color': 'var(--mui-palette-text-primary)',
  minHeight: 50,
  'altcha-widget': { display: 'block', width: '100%' },
  // The tick lies over the checkbox and would take its clicks.
  'altcha-widget input ~ svg': { pointerEvents: 'none' },
};
