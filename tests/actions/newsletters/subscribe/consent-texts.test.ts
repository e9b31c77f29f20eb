import { describe, expect, it } from 'vitest';
import { CONSENT_TEXTS, CONSENT_VERSIONS } from '#actions/features/subscribe/consent-texts.ts';
import { CONSENT_VERSION } from '#src/features/newsletter-sign-up/api/request-subscription.ts';
import { textsOf } from '#tests/support/texts.ts';

describe('the text of the consent', () => {
  it('is the same on the site and in the record of consents, under the newest version', () => {
    expect(CONSENT_VERSION).toBe([...CONSENT_VERSIONS].sort().at(-1));

    for (const locale of ['en', 'ar'] as const) {
      expect(textsOf(locale)('newsletterSignUp.form.consent')).toBe(CONSENT_TEXTS[CONSENT_VERSION]?.[locale]);
    }
  });
});
