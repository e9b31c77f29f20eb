import { createHmac } from 'node:crypto';
import type { StackEnv } from '../config/env.ts';
import type { Secrets } from './secrets.ts';

/**
 * Returns the secrets that the actions service alone knows, one for each purpose, as variables of its environment. Each
 * follows from the master secret, and none opens another. In an older data folder they followed from the captcha secret:
 * those are read as well, and cookies that the captcha secret itself signed. Instances that share a database are given
 * theirs by the environment.
 */
export function purposeSecrets(
  env: StackEnv,
  { masterSecret, captchaSecret }: Secrets,
): Record<string, string> {
  const before = captchaSecret === undefined ? [] : [captchaSecret];
  const list = (purpose: string, older = before.map((secret) => derive(secret, purpose))) =>
    [derive(masterSecret, purpose), ...older].join(',');

  return {
    CAPTCHA_SECRET: env.CAPTCHA_SECRET ?? list('captcha', before),
    COOKIE_SECRET: env.COOKIE_SECRET ?? [list('cookie'), ...before].join(','),
    LIMIT_SECRET: env.LIMIT_SECRET ?? list('limit'),
    SESSION_SECRET: env.SESSION_SECRET ?? list('session'),
    TICKET_SECRET: env.TICKET_SECRET ?? list('ticket'),
    LINK_SECRET: env.LINK_SECRET ?? list('link'),
  };
}

const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
