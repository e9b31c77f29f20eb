import { object, string } from 'yup';
import type { CheckCaptcha } from '../../lib/captcha/captcha-check.ts';
import { readInput } from '../../lib/read-input.ts';

const inputSchema = object({ captcha_token: string().default('') });

/** Lets the browser go on to Google's sign-in: the captcha was solved, and is spent now. */
export async function checkVisitorCaptcha(input: unknown, address: string, checkCaptcha: CheckCaptcha) {
  const { captcha_token: token } = readInput(inputSchema, input);
  await checkCaptcha(token, address);

  return { passed: true };
}
