import { isIP } from 'node:net';
import {
  commaList,
  httpUrl,
  logLevel,
  port,
  postgresUrl,
  readEnvironment,
  type Environment,
} from '#runtime/environment.ts';
import { metricsVariables } from '#runtime/metrics.ts';
import { boolean, number, object, string, type InferType } from 'yup';
import { isLoopback } from '#actions/lib/client-address.ts';
import { TOKEN_PLACE } from '#actions/lib/mail/bounce-address.ts';
import { isMailAddress } from '#actions/lib/mail/mail-address.ts';

const secret = () => string().min(32);

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** What proxy-addr understands: an address, a network such as 10.0.0.0/8, or one of its names. */
function isProxy(entry: string | undefined): boolean {
  const [address = '', bits = '0', ...rest] = entry?.split('/') ?? [];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isNetwork = rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;

  return isNetwork || NAMED_NETWORKS.includes(entry ?? '');
}

const proxies = () =>
  commaList().of(
    string()
      .required()
      .test('proxy', '${originalPath} names "${value}", which is no address or network', isProxy),
  );

const mailAddressWithToken = () =>
  string().test(
    'address',
    '${path} must be an address such as bounces@example.com or bounces+{token}@example.com',
    (text = '') => text === '' || isMailAddress(text.replace(TOKEN_PLACE, '0'.repeat(32))),
  );

const envSchema = object({
  ACTIONS_HOST: string().default('127.0.0.1'),
  ACTIONS_PORT: port().default(8090),
  /** The web server and the GraphQL engine: only their X-Forwarded-For is believed. */
  ACTIONS_TRUSTED_PROXIES: proxies().default(['loopback']),
  /** The proxies before the web server, which reads them; asked for here to warn alone. */
  TRUSTED_PROXIES: commaList(),
  DATABASE_URL: postgresUrl().required(),
  /** Where this service reaches Keycloak; people meet it under PUBLIC_URL. */
  KEYCLOAK_URL: httpUrl().required(),
  KEYCLOAK_REALM: string().default('hosting'),
  /** The origin that people see; requests of other origins are refused. */
  PUBLIC_URL: httpUrl().required(),
  WEB_CLIENT_SECRET: string().required(),
  ACTIONS_CLIENT_SECRET: string().required(),
  /** Of the clients whose tokens keys are exchanged for. */
  API_READER_CLIENT_SECRET: string().required(),
  API_EDITOR_CLIENT_SECRET: string().required(),
  API_MAILING_CLIENT_SECRET: string().required(),
  /** Characters of a new password at least; the realm's policy and the page read the same variable. */
  PASSWORD_MIN_LENGTH: number().integer().min(6).default(6),
  /** Shared with the GraphQL engine; proves that a request comes from it. */
  ACTION_SECRET: secret().required(),
  /** Signs captcha challenges and device cookies, and hashes what the rate limits remember. */
  CAPTCHA_SECRET: secret().required(),
  /** PBKDF2 iterations of one try; a challenge takes some hundred tries. */
  CAPTCHA_COST: number().integer().min(1).max(1_000_000).default(2_000),
  /** Administrators without an authenticator app have to set one up before they get any further, and Google is no way in. */
  REQUIRE_SECOND_FACTOR: boolean().default(false),
  /** Given: captcha tokens are Cloudflare Turnstile's instead of ALTCHA's. */
  TURNSTILE_SECRET_KEY: string().default(''),
  /** smtp(s)://user:password@host:port; nodemailer's settings may follow as a query. */
  SMTP_URL: string()
    .matches(/^smtps?:\/\/[^\s]+$/, '${path} must start with smtp:// or smtps://')
    .default('smtp://127.0.0.1:1025'),
  /** Seconds in which a newsletter can be taken back before anything goes out; 0: none. */
  NEWSLETTER_UNDO_S: number().integer().min(0).max(3_600).default(10),
  /** Mails a minute, over all instances; 0: as fast as the server takes them. */
  NEWSLETTER_RATE_LIMIT: number().integer().min(0).default(600),
  /** Connections of one instance to the mail server. */
  NEWSLETTER_CONNECTIONS: number().integer().min(1).max(100).default(10),
  /** The largest file of contacts that is taken, in MB. */
  IMPORT_MAX_MB: number().integer().min(1).max(1_024).default(128),
  /** Signs what mail providers tell of mails that came back; empty: they can tell nothing. */
  MAIL_EVENTS_SECRET: string().default(''),
  /** Where newsletters come back to that can't be delivered; empty: to the sender. */
  BOUNCE_ADDRESS: mailAddressWithToken().default(''),
  /** imap(s)://user:password@host:port/folder: the mailbox whose reports are read; empty: none is. */
  IMAP_URL: string()
    .test(
      'imap',
      '${path} must be imap(s)://user:password@host:port/folder, with user and password percent-encoded',
      (text = '') => text === '' || (/^imaps?:\/\//.test(text) && URL.canParse(text)),
    )
    .default(''),
  /** Reports that were read are moved there. */
  IMAP_DONE_FOLDER: string().default('Processed'),
  IMAP_INTERVAL_S: number().integer().min(1).max(86_400).default(60),
  /** For development alone: webhooks go out by plain HTTP and to private addresses too. */
  WEBHOOK_ALLOW_PRIVATE: boolean().default(false),
  /** Both with a key: mails are signed (RFC 6376). */
  DKIM_DOMAIN: string().default(''),
  DKIM_SELECTOR: string().default(''),
  /** An RSA key in PEM form; \n stands for a line end. */
  DKIM_PRIVATE_KEY: string().default(''),
  DKIM_PRIVATE_KEY_FILE: string().default(''),
  /** Whom mails about accounts come from while the settings name no sender; empty: no-reply@ the site's own name. */
  ACCOUNT_MAIL_FROM: string()
    .test('address', '${path} must be an email address', (text = '') => text === '' || isMailAddress(text))
    .default(''),
  /** In mails, while the settings name no brand. */
  BRAND_NAME: string().default('Hostfront'),
  BRAND_NAME_AR: string().default('هوست فرونت'),
  /** In mails, while the settings have no postal address. */
  POSTAL_ADDRESS: string().default(''),
  POSTAL_ADDRESS_AR: string().default(''),
  LOG_LEVEL: logLevel(),
  ...metricsVariables,
});

/** What the service is told at its start. */
export type Env = InferType<typeof envSchema>;

/** Reads the environment; one error names every fault. */
export function readEnv(source: Environment = process.env): Env {
  return readEnvironment(envSchema, source);
}

/** What works, but hardly as it is meant: said at the start. */
export function warningsOf({ PUBLIC_URL, TRUSTED_PROXIES }: Env): string[] {
  if (isLoopback(new URL(PUBLIC_URL).hostname) || TRUSTED_PROXIES.length > 0) return [];
  return [
    'PUBLIC_URL is public and TRUSTED_PROXIES is empty: behind a proxy every visitor has its address, ' +
      'so that one of them uses up the limits of all. Name the proxies in TRUSTED_PROXIES.',
  ];
}
