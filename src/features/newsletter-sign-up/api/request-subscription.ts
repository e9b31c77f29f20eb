import type { Locale } from '#src/config/locale.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Version of the text `newsletterSignUp.form.consent`: the day from which it is shown. A test compares both. */
export const CONSENT_VERSION = '2026-11-24';

type SubscriptionRequest = { email: string; captchaToken: string; locale: Locale; page: string };

/** Texts for the error codes of a sign-up, including the captcha's. */
export const subscriptionErrors: Readonly<Record<string, MessageId>> = {
  // The visitor saw no captcha: the form solves it by itself.
  'captcha-missing': 'newsletterSignUp.errors.failed',
  'captcha-invalid': 'newsletterSignUp.errors.failed',
  'captcha-unavailable': 'captcha.uncheckable',
  'subscription-email-invalid': 'newsletterSignUp.form.emailInvalid',
  'subscription-too-many': 'newsletterSignUp.errors.tooMany',
  'too-many-requests': 'newsletterSignUp.errors.tooMany',
};

/**
 * Asks for newsletters to an e-mail; the service answers the same for every e-mail. Returns the id of the message that
 * says why the service did not take the request, or null if it did.
 */
export async function requestSubscription(request: SubscriptionRequest): Promise<MessageId | null> {
  const { email, captchaToken, locale, page } = request;
  try {
    const response = await fetch('/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...{ email, locale, page },
        captcha_token: captchaToken,
        consent_version: CONSENT_VERSION,
      }),
    });
    if (response.ok) return null;
    return subscriptionErrors[codeOf(await response.json())] ?? 'newsletterSignUp.errors.failed';
  } catch {
    // Neither an answer that is no JSON nor a lost connection tells the visitor more than that it failed.
    return 'newsletterSignUp.errors.failed';
  }
}

/** Returns the error code in an answer of the service, or an empty text. */
function codeOf(answer: unknown): string {
  const { extensions } = (answer ?? {}) as { extensions?: { code?: unknown } };
  return String(extensions?.code ?? '');
}
