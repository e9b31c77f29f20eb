import type { Locale } from '#actions/config/locale.ts';

/**
 * Texts that people agreed to when they signed up, by the day from which each was shown: a contact names its version.
 * The newest is the site's, word for word; an earlier one never changes, because it is what somebody agreed to.
 */
export const CONSENT_TEXTS: Readonly<Record<string, Record<Locale, string>>> = {
  '2026-11-24': {
    en: 'By signing up you agree that we send you our newsletter with news and offers by email, and that we keep a record of this consent. Each newsletter has a link that ends it.',
    ar: 'بالاشتراك توافق على أن نرسل إليك نشرتنا البريدية بالأخبار والعروض، وأن نحتفظ بسجل لهذه الموافقة. وفي كل نشرة رابط لإلغاء الاشتراك.',
  },
};

export const CONSENT_VERSIONS = Object.keys(CONSENT_TEXTS);
