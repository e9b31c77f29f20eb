import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../config/locale.ts';
import { LanguageTexts } from './in-language.tsx';
import { useLocale } from './locale-context.tsx';

type AddedTextsProps = { texts: Record<Locale, Record<string, string>>; children: ReactNode };

/** Adds the texts of a part that loads late to those of the page, for its children. */
export function AddedTexts({ texts, children }: AddedTextsProps) {
  const state = useLocale();
  const { messages } = useIntl();
  const all = useMemo(
    () => ({ ...(messages as Record<string, string>), ...texts[state.locale] }),
    [messages, texts, state.locale],
  );

  return (
    <LanguageTexts state={state} messages={all}>
      {children}
    </LanguageTexts>
  );
}
