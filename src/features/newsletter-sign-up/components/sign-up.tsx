import { useMemo } from 'react';
import { directionOf, type Locale } from '#src/config/locale.ts';
import { RuntimeConfigProvider } from '#src/config/runtime-config-context.tsx';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import { LanguageTexts } from '#src/lib/messages/in-language.tsx';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import { signUpTexts } from '../sign-up-texts.ts';

type SignUpProps = {
  locale: Locale;
  config: RuntimeConfig;
  /** E-mail that the visitor typed before the form worked. */
  email?: string;
};

/** Draws the newsletter form with all that it needs around it. */
export function SignUp({ locale, config, email = '' }: SignUpProps) {
  const state = useMemo(
    () => ({ locale, direction: directionOf(locale), changeLocale: () => Promise.resolve() }),
    [locale],
  );

  return (
    <RuntimeConfigProvider value={config}>
      <LanguageTexts state={state} messages={signUpTexts[locale]}>
        <SignUpForm email={email} />
      </LanguageTexts>
    </RuntimeConfigProvider>
  );
}
