import { isIP } from 'node:net';
import {
  commaList,
  httpUrl,
  logLevel,
  port,
  postgresUrl,
  readEnvironment,
  type Environment,
} from '#runtime/process/environment.ts';
import { metricsVariables } from '#runtime/observe/metrics.ts';
import { boolean, number, object, string, type InferType } from 'yup';
import { isLoopback } from '#actions/lib/is-loopback.ts';
import { TOKEN_PLACE } from '#actions/lib/mail/bounce-email.ts';
import { isEmail } from '#rules/email/stored-email.ts';

const secret = () => string().min(32);

/** Secrets of one purpose, separated by commas: the first one is used, and the others are still read. */
const rotatingSecret = () =>
  commaList().of(secret().required()).min(1, '${path} is a required field').required();

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Tells whether proxy-addr understands an entry: an IP, a network such as 10.0.0.0/8, or a named network. */
function isProxy(entry: string | undefined): boolean {
  const [ip = '', bits = '0', ...rest] = entry?.split('/') ?? [];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  const isNetwork = rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;

  return isNetwork || NAMED_NETWORKS.includes(entry ?? '');
}

const proxies = () =>
  commaList().of(
    string()
      .required()
      .test('proxy', '${originalPath} names "${value}", which is no address or network', isProxy),
  );

const emailWithToken = () =>
  string().test(
    'address',
    '${path} must be an address such as bounces@example.com or bounces+{token}@example.com',
    (text = '') => text === '' || isEmail(text.replace(TOKEN_PLACE, '0'.repeat(32))),
  );

/** Whole days, up to ten years. */
const keptDays = () => number().integer().min(0).max(3_650);

export const envSchema = object({
  /** Host on which the service listens. */
  ACTIONS_HOST: string().default('127.0.0.1'),
  /** Port on which the service listens. */
  ACTIONS_PORT: port().default(8090),
  /** IPs of the web server and the GraphQL engine; X-Forwarded-For is believed from these senders only. */
  ACTIONS_TRUSTED_PROXIES: proxies().default(['loopback']),
  /**
   * IPs of the proxies in front of the web server, which uses them; this service reads them only for a warning at the
   * start.
   */
  TRUSTED_PROXIES: commaList(),
  DATABASE_URL: postgresUrl().required(),
  /** URL at which this service reaches Keycloak; browsers reach Keycloak under PUBLIC_URL. */
  KEYCLOAK_URL: httpUrl().required(),
  /** Realm of the product. */
  KEYCLOAK_REALM: string().default('hosting'),
  /** The origin that people see; requests of other origins are refused. */
  PUBLIC_URL: httpUrl().required(),
  /** Secret of the client by which people sign in. */
  WEB_CLIENT_SECRET: string().required(),
  /** Secret of the client by which the service reads and changes people. */
  ACTIONS_CLIENT_SECRET: string().required(),
  /** Secret of the client whose tokens keys of the role `reader` get. */
  API_READER_CLIENT_SECRET: string().required(),
  /** The same for the role `editor`. */
  API_EDITOR_CLIENT_SECRET: string().required(),
  /** The same for the role `mailing`. */
  API_MAILING_CLIENT_SECRET: string().required(),
  /** Least number of characters of a new password; the realm's policy and the page read the same variable. */
  PASSWORD_MIN_LENGTH: number().integer().min(6).default(6),
  /** Shared with the GraphQL engine and the web server; proves that a request comes from one of them. */
  ACTION_SECRET: secret().required(),
  /** Signs captcha challenges. */
  CAPTCHA_SECRET: rotatingSecret(),
  /** Signs the cookies of devices and of a browser's last session. */
  COOKIE_SECRET: rotatingSecret(),
  /** Keys the hashes under which the limits count, so that the database names neither a person nor an IP. */
  LIMIT_SECRET: rotatingSecret(),
  /** Encrypts the answers to refreshes that are kept for some seconds. */
  SESSION_SECRET: rotatingSecret(),
  /** Encrypts the tickets by which a person sets up an authenticator app. */
  TICKET_SECRET: rotatingSecret(),
  /** Derives the tokens of links in account mails; a mail that is repeated keeps its token of an older secret. */
  LINK_SECRET: rotatingSecret(),
  /** PBKDF2 iterations of one try; a challenge takes some hundred tries. */
  CAPTCHA_COST: number().integer().min(1).max(1_000_000).default(2_000),
  /**
   * Administrators need an authenticator app: one who has none must set it up to sign in, and none may sign in with
   * Google. One who has an app may not do so whatever this says.
   */
  REQUIRE_SECOND_FACTOR: boolean().default(false),
  /** Secret key of Cloudflare Turnstile; if it is set, Turnstile checks captchas instead of ALTCHA. */
  TURNSTILE_SECRET_KEY: string().default(''),
  /** smtp(s)://user:password@host:port; nodemailer's settings may follow as a query. */
  SMTP_URL: string()
    .matches(/^smtps?:\/\/[^\s]+$/, '${path} must start with smtp:// or smtps://')
    .default('smtp://127.0.0.1:1025'),
  /** Seconds in which a newsletter can be taken back before anything goes out; 0: none. */
  NEWSLETTER_UNDO_S: number().integer().min(0).max(3_600).default(10),
  /** Mails a minute, over all instances; 0: as fast as the server takes them. */
  NEWSLETTER_RATE_LIMIT: number().integer().min(0).default(600),
  /** Test mails of newsletters to one email within an hour. */
  NEWSLETTER_TESTS_PER_RECEIVER: number().integer().min(1).max(10_000).default(10),
  /** Test mails of newsletters by one person or key within an hour. */
  NEWSLETTER_TESTS_PER_ACTOR: number().integer().min(1).max(10_000).default(60),
  /** Connections of one instance to the mail server for newsletters. */
  NEWSLETTER_CONNECTIONS: number().integer().min(1).max(100).default(10),
  /** The largest file of contacts that is taken, in MB. */
  IMPORT_MAX_MB: number().integer().min(1).max(1_024).default(128),
  /** Secret by which mail providers prove that a report of a bounce is theirs; empty: such reports are not taken. */
  MAIL_EVENTS_SECRET: string().default(''),
  /** Email to which newsletters that can't be delivered return; empty: the sender's. */
  BOUNCE_ADDRESS: emailWithToken().default(''),
  /**
   * imap(s)://user:password@host:port/folder of the mailbox that receives bounce reports; empty: no mailbox is read.
   */
  IMAP_URL: string()
    .test(
      'imap',
      '${path} must be imap(s)://user:password@host:port/folder, with user and password percent-encoded',
      (text = '') => text === '' || (/^imaps?:\/\//.test(text) && URL.canParse(text)),
    )
    .default(''),
  /** Folder to which reports are moved once they were dealt with. */
  IMAP_DONE_FOLDER: string().default('Processed'),
  /** Seconds between two readings of the mailbox. */
  IMAP_INTERVAL_S: number().integer().min(1).max(86_400).default(60),
  /** For development only: webhooks may go out by plain HTTP and to private IPs. */
  WEBHOOK_ALLOW_PRIVATE: boolean().default(false),
  /** Domain of DKIM; with it, a selector and a key, mails are signed (RFC 6376). */
  DKIM_DOMAIN: string().default(''),
  /** Selector of DKIM. */
  DKIM_SELECTOR: string().default(''),
  /** An RSA key in PEM form; \n is read as a line end. */
  DKIM_PRIVATE_KEY: string().default(''),
  /** File with that key. */
  DKIM_PRIVATE_KEY_FILE: string().default(''),
  /** Sender's email of account mails while the settings name none; empty: no-reply@ the host of PUBLIC_URL. */
  ACCOUNT_MAIL_FROM: string()
    .test('address', '${path} must be an email address', (text = '') => text === '' || isEmail(text))
    .default(''),
  BRAND_NAME: string().default('Hostfront'),
  BRAND_NAME_AR: string().default('هوست فرونت'),
  POSTAL_ADDRESS: string().default(''),
  POSTAL_ADDRESS_AR: string().default(''),
  // Days for which data is kept, and then deleted by the regular clean-up (docs/operate/operations.md); 0: for ever.
  HISTORY_KEPT_DAYS: keptDays().default(0),
  DELIVERY_DETAILS_KEPT_DAYS: keptDays().default(0),
  DISPATCH_BODIES_KEPT_DAYS: keptDays().default(0),
  IMPORTS_KEPT_DAYS: keptDays().default(0),
  // The log is also where deliveries wait, at most for some days.
  WEBHOOK_LOG_KEPT_DAYS: keptDays().min(7).default(30),
  // A session that is open may not have been seen for some days.
  SIGN_INS_KEPT_DAYS: keptDays().min(30).default(90),
  LOG_LEVEL: logLevel(),
  ...metricsVariables,
});

/** Environment of the service, read and checked at its start. */
export type Env = InferType<typeof envSchema>;

/** Reads the environment; one error names every fault. */
export function readEnv(source: Environment = process.env): Env {
  return readEnvironment(envSchema, source);
}

/** Returns warnings about settings that work, but probably not as intended; they are logged at the start. */
export function warningsOf({ PUBLIC_URL, TRUSTED_PROXIES }: Env): string[] {
  if (isLoopback(new URL(PUBLIC_URL).hostname) || TRUSTED_PROXIES.length > 0) return [];
  return [
    'PUBLIC_URL is public and TRUSTED_PROXIES is empty: behind a proxy every visitor has its address, ' +
      'so that one of them uses up the limits of all. Name the proxies in TRUSTED_PROXIES.',
  ];
}
