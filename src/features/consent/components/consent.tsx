import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Tags } from '#src/lib/document/document-tags.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { endConsent, openCookieSettings, showConsent } from '../consent-dialog.ts';
import { consentTexts } from '../consent-texts.ts';

const log = createLogger('consent');

type ConsentProps = {
  tags: Tags;
  /** Number of times that the visitor opened the settings. */
  askedCount: number;
};

/** Shows the consent library's banner; asks for nothing if no tag is configured. */
export function Consent({ tags, askedCount }: ConsentProps) {
  const intl = useIntl();
  const { locale } = useLocale();

  useEffect(() => {
    showConsent({ tags, locale, texts: consentTexts(intl, tags) })
      .then(() => openCookieSettings(askedCount))
      .catch((error: unknown) => log.error('The question for consent could not be shown.', { error }));
  }, [intl, locale, tags, askedCount]);

  // The last tag takes this component with it.
  useEffect(() => endConsent, []);

  return null;
}
