import { object, string } from 'yup';
import type { CheckCaptcha } from '../../lib/captcha/captcha-check.ts';

const inputSchema = object({ captcha_token: string().default('') });

/** Lets the browser go on to Google's sign-in: the captcha was solved, and is spent now. */
export async function checkVisitorCaptcha(input: unknown, address: string, checkCaptcha: CheckCaptcha) {
  const { captcha_token: token } = inputSchema.validateSync(input);
  await checkCaptcha(token, address);

  return { passed: true };
}
