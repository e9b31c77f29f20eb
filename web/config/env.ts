import { boolean, number, object, string, type InferType } from 'yup';
import { metricsVariables } from '#runtime/metrics.ts';
import {
  givenVariables,
  httpUrl,
  logLevel,
  port,
  readEnvironment,
  type Environment,
} from '#runtime/environment.ts';

const GUARANTEE = '(money-back-[1-9]\\d{0,2}|free-migration|no-setup-fee|free-plan-changes|cancel-anytime)';
const GUARANTEES = new RegExp(`^(none|${GUARANTEE}(,${GUARANTEE})*)$`);
const ORIGIN = 'https?://[a-z0-9.-]+(:\\d{1,5})?';
const ORIGINS = new RegExp(`^${ORIGIN}( *, *${ORIGIN})*$`);
/** As the Settings take it. */
const PHONE = /^\+?[0-9][0-9 ()./-]{2,38}[0-9]$/;

const envSchema = object({
  HOST: string().default('localhost'),
  PORT: port().default(3000),
  /** The origin that people see. */
  PUBLIC_URL: httpUrl().required(),
  /** Inner addresses of the parts behind this server. */
  HASURA_GRAPHQL_ENDPOINT: httpUrl().required(),
  KEYCLOAK_URL: httpUrl().required(),
  KEYCLOAK_REALM: string().default('hosting'),
  ACTIONS_URL: httpUrl().required(),
  /** Shared with the actions service, which tells whoever knows it what has become of keys; empty: nothing is heard of them. */
  ACTION_SECRET: string().default(''),
  /** The built site; without it vite serves the sources with hot reload, which DEV must ask for. */
  SITE_DIR: string().default(''),
  DEV: boolean().default(false),
  /** The site's build for this server, which draws the public pages with it; without it every browser draws its own. */
  PRERENDER_DIR: string().default(''),
  /** Browsers keep public pages for when there is no network; false removes what they kept. */
  OFFLINE_PAGES: boolean().default(true),
  /** Of pages and files: `best` at full strength once there is nothing else to do, `fast` for machines with little of a processor. */
  COMPRESSION: string()
    .oneOf(['best', 'fast'] as const)
    .default('best'),
  /** Proxies before this server whose X-Forwarded-For is believed: addresses or networks, comma-separated. */
  TRUSTED_PROXIES: string().default(''),
  /** GraphQL requests a minute and address; requests of this machine are not counted. */
  GRAPHQL_REQUESTS_PER_MINUTE: number().integer().positive().default(1_200),
  /** Origins whose pages may do everything with the API that a token allows, comma-separated; pages of any site may read. */
  CORS_ORIGINS: string()
    .matches(ORIGINS, {
      message: '${path} must be origins such as https://example.com, comma-separated',
      excludeEmptyString: true,
    })
    .default(''),
  /** Base URL of the client portal; not given: the demo portal of this server; `none`: no portal. */
  PORTAL_URL: string()
    .matches(/^(none|https?:\/\/[^\s/]+.*)$/, {
      message: '${path} must be an http(s) URL or "none"',
      excludeEmptyString: true,
    })
    .default(''),
  TURNSTILE_SITE_KEY: string().default(''),
  GOOGLE_ENABLED: boolean().default(false),
  BRAND_NAME: string().default('Hostfront'),
  BRAND_NAME_AR: string().default('هوست فرونت'),
  /** Who runs the site and how to reach them, until an administrator saves it under Settings; a text pair may end in _AR. */
  COMPANY_NAME: string().default(''),
  COMPANY_NAME_AR: string().default(''),
  /** Lines are parted by a line break, or by `\n` where a file can't hold one. */
  POSTAL_ADDRESS: string().default(''),
  POSTAL_ADDRESS_AR: string().default(''),
  SUPPORT_EMAIL: string().email('${path} must be an email address').default(''),
  SUPPORT_PHONE: string()
    .matches(PHONE, { message: '${path} must be a telephone number', excludeEmptyString: true })
    .default(''),
  /** Whom to tell of a weakness (security.txt); the support's address unless given. */
  SECURITY_CONTACT: string()
    .matches(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      message: '${path} must begin with mailto: or https://',
      excludeEmptyString: true,
    })
    .default(''),
  /** What makes buying safe, shown under the prices: only what you keep, comma-separated, or `none`. */
  GUARANTEES: string()
    .matches(GUARANTEES, {
      message:
        '${path} must be "none" or list money-back-DAYS, free-migration, no-setup-fee, free-plan-changes, cancel-anytime',
      excludeEmptyString: true,
    })
    .default('no-setup-fee,free-plan-changes'),
  PASSWORD_MIN_LENGTH: number().integer().min(6).default(6),
  LOG_LEVEL: logLevel(),
  ...metricsVariables,
}).test(
  'site',
  'SITE_DIR must name the built site, unless DEV is true',
  ({ SITE_DIR, DEV }) => DEV || SITE_DIR !== '',
);

const SOCIAL = /^SOCIAL_([A-Z0-9_]+)$/;

/** What the web server is told at its start; `socialLinks` are the variables SOCIAL_<NETWORK>=<URL>. */
export type Env = InferType<typeof envSchema> & { socialLinks: Record<string, string> };

/** Reads the environment; one error names every fault. */
export function readEnv(source: Environment = process.env): Env {
  const social = Object.entries(givenVariables(source)).filter(([name]) => SOCIAL.test(name));
  // The compiler can't know the names, so they add nothing to the type.
  const socialFields: Record<never, never> = Object.fromEntries(
    social.map(([name]) => [name, httpUrl().required()]),
  );
  const env = readEnvironment(envSchema.concat(object(socialFields)), source);

  return { ...env, socialLinks: Object.fromEntries(social.map(([name, url]) => [networkOf(name), url])) };
}

function networkOf(name: string): string {
  return name.replace(SOCIAL, '$1').toLowerCase();
}
