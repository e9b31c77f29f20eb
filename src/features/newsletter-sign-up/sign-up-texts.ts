import type { Locale } from '#src/config/locale.ts';
import captchaAr from '#src/kit/captcha/messages/ar.json';
import captchaEn from '#src/kit/captcha/messages/en.json';
import ar from './messages/ar.json';
import en from './messages/en.json';

const english = { ...captchaEn, ...en };

/**
 * Texts of the newsletter form in both languages. They come with the form's code, which no visitor loads before using
 * the form; a missing Arabic text does not compile.
 */
export const signUpTexts: Record<Locale, Record<keyof typeof english, string>> = {
  en: english,
  ar: { ...captchaAr, ...ar },
};
