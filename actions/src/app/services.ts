import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#actions/config/env.ts';
import { createSignInLimits } from '#actions/features/sign-in/sign-in-limits.ts';
import { createMakeMail } from '#actions/features/send-newsletter/make-mail.ts';
import { createBearerReader } from '#actions/lib/access-token.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import { createAltcha } from '#actions/lib/captcha/altcha.ts';
import { createTurnstileCheck } from '#actions/lib/captcha/turnstile.ts';
import { createOwnPasswordCheck } from '#actions/lib/check-own-password.ts';
import { openCountryDatabase } from '#actions/lib/country-database.ts';
import { createDeviceCookie } from '#actions/lib/device-cookie.ts';
import { createKeycloakAdmin } from '#actions/lib/keycloak-admin.ts';
import { createKeycloakClient } from '#actions/lib/keycloak-client.ts';
import { readDkim } from '#actions/lib/mail/dkim.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { readRecipientTokens, type RecipientTokens } from '#actions/lib/mail/recipient-token.ts';
import { createIdentityProof } from '#actions/lib/prove-identity.ts';
import { createSessionCookie } from '#actions/lib/session-cookie.ts';
import { createSessionRecord } from './session-record.ts';

/** Of somebody who is signed in and asked for the password again. */
const MAX_PASSWORD_CHECKS = 10;
/** Wrong codes of one account, or on one of its known devices, whose password was right each time. */
const MAX_CODES = 10;
const PASSWORD_CHECK_WINDOW_S = 15 * 60;

export type Services = ReturnType<typeof createServices>;

/** Everything the routes and jobs need, made once from the environment. */
export function createServices(env: Env, pool: Pool, log: Logger) {
  const keycloak = { url: env.KEYCLOAK_URL, realm: env.KEYCLOAK_REALM };
  const altcha = createAltcha({ db: pool, secret: env.CAPTCHA_SECRET, cost: env.CAPTCHA_COST });
  const secure = env.PUBLIC_URL.startsWith('https:');
  const findCountry = openCountryDatabase();
  const clientNamed = (id: string) => createKeycloakClient(keycloak, { id, secret: env.WEB_CLIENT_SECRET });
  const web = clientNamed('web');
  const keycloakAdmin = createKeycloakAdmin({ ...keycloak, clientSecret: env.ACTIONS_CLIENT_SECRET });
  const limit = (name: string, max: number) =>
    createAttemptLimit({ db: pool, secret: env.CAPTCHA_SECRET, name, max, windowS: PASSWORD_CHECK_WINDOW_S });
  const proveIdentity = createIdentityProof({
    keycloak: web,
    passwordCheck: clientNamed('password-check'),
    wrongCodes: limit('code', MAX_CODES),
  });
  let knownTokens: Promise<RecipientTokens> | undefined;
  const tokens = () => (knownTokens ??= readRecipientTokens(pool));

  return {
    env,
    pool,
    log,
    altcha,
    tokens,
    databaseUrl: env.DATABASE_URL,
    readBearer: createBearerReader({
      keycloakUrl: env.KEYCLOAK_URL,
      realm: env.KEYCLOAK_REALM,
      publicUrl: env.PUBLIC_URL,
    }),
    mailer: createMailer({ url: env.SMTP_URL, sign: readDkim(env) }),
    makeMail: createMakeMail({ pool, env, tokens }),
    checkCaptcha: env.TURNSTILE_SECRET_KEY
      ? createTurnstileCheck({
          secretKey: env.TURNSTILE_SECRET_KEY,
          hostname: new URL(env.PUBLIC_URL).hostname,
        })
      : altcha.check,
    findCountry,
    limits: createSignInLimits({ db: pool, secret: env.CAPTCHA_SECRET }),
    proveIdentity,
    checkOwnPassword: createOwnPasswordCheck({
      proveIdentity,
      keycloak: web,
      keycloakAdmin,
      passwordChecks: limit('password check', MAX_PASSWORD_CHECKS),
    }),
    device: createDeviceCookie({ secret: env.CAPTCHA_SECRET, secure }),
    cookie: createSessionCookie({ secure }),
    keycloak: web,
    keycloakAdmin,

    ...createSessionRecord({ pool, log, findCountry }),
  };
}
