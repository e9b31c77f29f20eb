import { useEffect, useRef } from 'react';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

const log = createLogger('newsletter sign-up');

/** The form as the server draws it; the condition keeps it out of what browsers load. */
const DrawnSignUp = import.meta.env.SSR ? lazyPart(async () => (await import('./sign-up.tsx')).SignUp) : null;

/** Keeps what the server drew: React compares no such content with the document. */
const AS_IT_IS = { __html: '' };

/**
 * Draws the place of the newsletter form. The server draws the form into it; in the browser the form is a root of its
 * own, whose code and texts load once the form has the focus, or at once where the server did not draw it (after a
 * change of page or language).
 */
export function SignUpPlace() {
  const { locale } = useLocale();
  const config = useRuntimeConfig();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let opened: Promise<(() => void) | undefined> | undefined;
    const open = () => {
      opened ??= loadAgain(() => import('../open-sign-up.tsx'), 'field').then(
        ({ openSignUp }) => openSignUp(element, { locale, config }),
        (error: unknown) => {
          log.error('The newsletter form could not be loaded.', { error });
          opened = undefined;
          return undefined;
        },
      );
    };
    const isDrawn = element.querySelector('form')?.lang === locale;
    if (isDrawn && !element.contains(document.activeElement)) element.addEventListener('focusin', open);
    else open();

    return () => {
      element.removeEventListener('focusin', open);
      void opened?.then((close) => close?.());
    };
  }, [locale, config]);

  if (DrawnSignUp) {
    return (
      <div>
        <DrawnSignUp locale={locale} config={config} />
      </div>
    );
  }

  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}
