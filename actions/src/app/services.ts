import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#actions/config/env.ts';
import { createEmailChangeLimits } from '#actions/features/change-email/email-change-limits.ts';
import { createRecoveryLimits } from '#actions/features/recover-password/recovery-limits.ts';
import { createRefreshOnce } from '#actions/features/keep-session/refresh-once.ts';
import { createBatchPlaces } from '#actions/features/import-contacts/import-places.ts';
import { createSignInLimits } from '#actions/features/sign-in/sign-in-limits.ts';
import { createSubscriptionLimits } from '#actions/features/subscribe/subscription-limits.ts';
import { createMakeMail } from '#actions/features/send-newsletter/make-mail.ts';
import { createTestMailLimits } from '#actions/features/send-newsletter/test-mail-limits.ts';
import { createBearerReader } from '#actions/lib/sessions/access-token.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import { createAltcha } from '#actions/lib/captcha/altcha.ts';
import { createTurnstileCheck } from '#actions/lib/captcha/turnstile.ts';
import {
  createOwnPasswordCheck,
  createOwnPasswordProof,
} from '#actions/lib/second-factor/check-own-password.ts';
import { openCountryDatabase } from '#actions/lib/country-database.ts';
import { createDeviceCookie } from '#actions/lib/sessions/device-cookie.ts';
import { createKeycloakAdmin, type KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { createKeycloakClient, type KeycloakClient } from '#actions/lib/keycloak/keycloak-client.ts';
import { readDkim } from '#actions/lib/mail/dkim.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { readRecipientTokens } from '#actions/lib/mail/recipient-token.ts';
import { readSender } from '#actions/lib/newsletter/read-sender.ts';
import { readOnce } from '#actions/lib/read-once.ts';
import { createIdentityProof } from '#actions/lib/second-factor/prove-identity.ts';
import { createSecondFactorRule } from '#actions/lib/second-factor/second-factor-rule.ts';
import { createBrowserSession } from '#actions/lib/sessions/browser-session.ts';
import { createSessionCookie } from '#actions/lib/sessions/session-cookie.ts';
import { findSignIn } from '#actions/lib/sessions/sign-ins.ts';
import { createTickets } from '#actions/lib/second-factor/tickets.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import { createSessionRecord } from './session-record.ts';
import { createVitals } from './vitals.ts';

/** Upper bound for password checks of one signed-in person within PASSWORD_CHECK_WINDOW_S. */
const MAX_PASSWORD_CHECKS = 10;
/**
 * Upper bound for wrong codes after a right password, for one account or one of its known devices, within
 * PASSWORD_CHECK_WINDOW_S.
 */
const MAX_CODES = 10;
const PASSWORD_CHECK_WINDOW_S = 15 * 60;
/**
 * Upper bound for tokens of one key within the lifetime of a token (KEY_TOKENS_WINDOW_S); it also bounds the list of
 * refused tokens.
 */
const MAX_KEY_TOKENS = 120;
const KEY_TOKENS_WINDOW_S = 5 * 60;

export type Services = ReturnType<typeof createServices> & {
  /** Milliseconds after which an import or its undoing is answered that goes on; each has its own by default. */
  answerAfterMs?: number;
};

/** Creates everything the routes and jobs need, once, from the environment. */
export function createServices(env: Env, pool: Pool, log: Logger) {
  const keycloak = { url: env.KEYCLOAK_URL, realm: env.KEYCLOAK_REALM };
  const altcha = createAltcha({ db: pool, secrets: env.CAPTCHA_SECRET, cost: env.CAPTCHA_COST });
  const findCountry = openCountryDatabase();
  const web = createKeycloakClient(keycloak, { id: 'web', secret: env.WEB_CLIENT_SECRET });
  const keycloakAdmin = createKeycloakAdmin({ ...keycloak, clientSecret: env.ACTIONS_CLIENT_SECRET });
  const tickets = createTickets(env.TICKET_SECRET);
  const record = createSessionRecord({ pool, log, findCountry, secrets: env.LIMIT_SECRET });
  const metrics = createMetrics(pool);
  const tokens = readOnce(() => readRecipientTokens(pool));

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
    metrics: metrics.registry,
    ...metrics.observers,
    mailer: metrics.countMails(createMailer({ url: env.SMTP_URL, sign: readDkim(env) })),
    makeMail: createMakeMail({ pool, env, tokens }),
    checkCaptcha: env.TURNSTILE_SECRET_KEY
      ? createTurnstileCheck({
          secretKey: env.TURNSTILE_SECRET_KEY,
          hostname: new URL(env.PUBLIC_URL).hostname,
        })
      : altcha.check,
    findCountry,
    ...createLimits({ db: pool, secrets: env.LIMIT_SECRET }),
    batchPlaces: createBatchPlaces(),
    testMailLimits: createTestMailLimits({ db: pool, secrets: env.LIMIT_SECRET, env }),
    ...createPasswordChecks(env, { pool, web, keycloakAdmin }),
    tickets,
    isSecondFactorRequired: env.REQUIRE_SECOND_FACTOR,
    secondFactorRule: createSecondFactorRule({
      isRequired: env.REQUIRE_SECOND_FACTOR,
      keycloak: web,
      keycloakAdmin,
      tickets,
      findSignIn: (sessionId) => findSignIn(pool, sessionId),
    }),
    refreshOnce: createRefreshes(env, { pool, log, web }),
    readBrand: async () => (await readSender(pool, env)).sender.brand.en,
    keycloak: web,
    keycloakAdmin,
    vitals: createVitals(),
    readLack: createReadiness({ db: pool, keycloakAdmin, log }),
    ...createKeyParts(env, pool),

    ...record,
    ...createCookies(env, { ...record, keycloakAdmin, log }),
  };
}

/** Creates the limits of what strangers can ask for. */
function createLimits(options: { db: Pool; secrets: Env['LIMIT_SECRET'] }) {
  return {
    emailChangeLimits: createEmailChangeLimits(options),
    recoveryLimits: createRecoveryLimits(options),
    subscriptionLimits: createSubscriptionLimits(options),
    limits: createSignInLimits(options),
  };
}

/**
 * Creates the clients whose tokens programs get in exchange for a key, one for each role, and the limit of tokens for
 * each key.
 */
function createKeyParts(env: Env, pool: Pool) {
  const client = (role: string, secret: string) =>
    createKeycloakClient({ url: env.KEYCLOAK_URL, realm: env.KEYCLOAK_REALM }, { id: `api-${role}`, secret });

  return {
    programs: {
      reader: client('reader', env.API_READER_CLIENT_SECRET),
      editor: client('editor', env.API_EDITOR_CLIENT_SECRET),
      mailing: client('mailing', env.API_MAILING_CLIENT_SECRET),
    },
    keyTokens: createAttemptLimit({
      db: pool,
      secrets: env.LIMIT_SECRET,
      name: 'tokens of a key',
      max: MAX_KEY_TOKENS,
      windowS: KEY_TOKENS_WINDOW_S,
    }),
  };
}

/** Creates the refreshes of sessions, which all instances that share the database share. */
function createRefreshes(
  { SESSION_SECRET: secrets }: Env,
  { pool, log, web }: { pool: Pool; log: Logger; web: KeycloakClient },
) {
  return createRefreshOnce({
    db: pool,
    secrets,
    log,
    refresh: (token) => web.requestTokens({ grant_type: 'refresh_token', refresh_token: token }),
  });
}

type CookieParts = Omit<Parameters<typeof createBrowserSession>[0], 'secrets' | 'secure'>;

/** Creates the cookies that a browser keeps for this service; scripts can't read them (HttpOnly). */
function createCookies({ PUBLIC_URL, COOKIE_SECRET: secrets }: Env, parts: CookieParts) {
  const secure = PUBLIC_URL.startsWith('https:');
  return {
    device: createDeviceCookie({ secrets, secure }),
    cookie: createSessionCookie({ secure }),
    browserSession: createBrowserSession({ secrets, secure, ...parts }),
  };
}

type Parts = { pool: Pool; web: KeycloakClient; keycloakAdmin: KeycloakAdmin };

/** Creates the checks of passwords and codes: for a sign-in, and for a person who is signed in already. */
function createPasswordChecks(env: Env, { pool, web, keycloakAdmin }: Parts) {
  const limit = (name: string, max: number) =>
    createAttemptLimit({ db: pool, secrets: env.LIMIT_SECRET, name, max, windowS: PASSWORD_CHECK_WINDOW_S });
  const proveIdentity = createIdentityProof({
    keycloak: web,
    passwordCheck: createKeycloakClient(
      { url: env.KEYCLOAK_URL, realm: env.KEYCLOAK_REALM },
      { id: 'password-check', secret: env.WEB_CLIENT_SECRET },
    ),
    wrongCodes: limit('code', MAX_CODES),
  });

  const proveOwnPassword = createOwnPasswordProof({
    proveIdentity,
    keycloakAdmin,
    passwordChecks: limit('password check', MAX_PASSWORD_CHECKS),
  });

  return {
    proveIdentity,
    proveOwnPassword,
    checkOwnPassword: createOwnPasswordCheck(proveOwnPassword, web),
  };
}
