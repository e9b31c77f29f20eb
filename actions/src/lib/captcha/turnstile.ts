import { boolean, object, string } from 'yup';
import { fetchWithin } from '#runtime/network/fetch-within.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { CAPTCHA_TEXTS, type CheckCaptcha } from './captcha-check.ts';

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const ANSWER_MS = 8_000;
/** Characters; the limit that Cloudflare names. */
const TOKEN_MAX_LENGTH = 2_048;

const answerSchema = object({ success: boolean().required(), hostname: string() }).required();

type TurnstileOptions = {
  secretKey: string;
  /** Host on which the widget must have run. */
  hostname: string;
  url?: string;
};

/** Creates the check of Cloudflare Turnstile tokens by Cloudflare, which accepts each token once. */
export function createTurnstileCheck({
  secretKey,
  hostname,
  url = VERIFY_URL,
}: TurnstileOptions): CheckCaptcha {
  return async (token, ip) => {
    if (token.trim() === '') throw new ActionError('captcha-missing', CAPTCHA_TEXTS.missing);
    if (token.length > TOKEN_MAX_LENGTH) throw new ActionError('captcha-invalid', CAPTCHA_TEXTS.invalid);

    const body = new URLSearchParams({ secret: secretKey, response: token, remoteip: ip });
    const answer = await ask(url, body);
    if (!answer.success || (answer.hostname && answer.hostname !== hostname)) {
      throw new ActionError('captcha-invalid', CAPTCHA_TEXTS.invalid);
    }
  };
}

/** Asks Cloudflare about a token; throws if there is no answer, so that no token passes then. */
async function ask(url: string, body: URLSearchParams) {
  try {
    const response = await fetchWithin(ANSWER_MS, url, { method: 'POST', body });
    return await answerSchema.validate(await response.json());
  } catch (cause) {
    throw new ActionError(
      'captcha-unavailable',
      'The CAPTCHA service does not respond. Please try again in a minute.',
      {
        cause,
      },
    );
  }
}
