import { object, string } from 'yup';
import type { CheckCaptcha } from '#actions/lib/captcha/captcha-check.ts';
import { readInput } from '#actions/lib/read-input.ts';

const inputSchema = object({ captcha_token: string().default('') });

/** Checks and spends a captcha token, so that the browser may go on to Google's sign-in. */
export async function checkVisitorCaptcha(input: unknown, ip: string, checkCaptcha: CheckCaptcha) {
  const { captcha_token: token } = readInput(inputSchema, input);
  await checkCaptcha(token, ip);

  return { passed: true };
}
