import { boolean, number, object, string, type InferType } from 'yup';
import { metricsVariables } from '#runtime/observe/metrics.ts';
import {
  givenVariables,
  httpUrl,
  logLevel,
  port,
  readEnvironment,
  type Environment,
} from '#runtime/process/environment.ts';

const GUARANTEE = '(money-back-[1-9]\\d{0,2}|free-migration|no-setup-fee|free-plan-changes|cancel-anytime)';
const GUARANTEES = new RegExp(`^(none|${GUARANTEE}(,${GUARANTEE})*)$`);
const ORIGIN = 'https?://[a-z0-9.-]+(:\\d{1,5})?';
const ORIGINS = new RegExp(`^${ORIGIN}( *, *${ORIGIN})*$`);
/** Telephone numbers in the form that the back office accepts under Settings. */
const PHONE = /^\+?[0-9][0-9 ()./-]{2,38}[0-9]$/;

export const envSchema = object({
  HOST: string().default('localhost'),
  PORT: port().default(3000),
  /** Origin of the site in a visitor's address bar. */
  PUBLIC_URL: httpUrl().required(),
  /** Inside address of the engine. */
  HASURA_GRAPHQL_ENDPOINT: httpUrl().required(),
  KEYCLOAK_URL: httpUrl().required(),
  KEYCLOAK_REALM: string().default('hosting'),
  /** Inside address of the actions service. */
  ACTIONS_URL: httpUrl().required(),
  /** Shared with the actions service, which reports revoked and changed keys to this server by it; empty: no reports. */
  ACTION_SECRET: string().default(''),
  /** Folder of the built site. It may be empty only with DEV, where vite serves the sources with hot reload. */
  SITE_DIR: string().default(''),
  /** Folder in which the server keeps the hashed files of the last three releases; empty: it has only its own. */
  RELEASES_DIR: string().default(''),
  /** Vite serves the sources with hot reload; `npm run dev` sets it. */
  DEV: boolean().default(false),
  /** Folder of the site's server build, which prerenders the public pages; without it browsers render every page. */
  PRERENDER_DIR: string().default(''),
  /** Whether browsers keep public pages for reading without a network; false removes the pages that they kept. */
  OFFLINE_PAGES: boolean().default(true),
  /** Compression of pages and files: `best` at full strength once the server is idle, `fast` for slow processors. */
  COMPRESSION: string()
    .oneOf(['best', 'fast'] as const)
    .default('best'),
  /** Proxies in front of this server whose X-Forwarded-For it trusts: addresses or networks, comma-separated. */
  TRUSTED_PROXIES: string().default(''),
  /** Upper bound of GraphQL requests per minute and IP address; requests from this machine do not count. */
  GRAPHQL_REQUESTS_PER_MINUTE: number().integer().positive().default(1_200),
  /** Origins whose pages may do all that a token allows, comma-separated; pages of any site may read. */
  CORS_ORIGINS: string()
    .matches(ORIGINS, {
      message: '${path} must be origins such as https://example.com, comma-separated',
      excludeEmptyString: true,
    })
    .default(''),
  /** Base URL of the client portal. Empty selects the demo portal of this server, `none` selects no portal. */
  PORTAL_URL: string()
    .matches(/^(none|https?:\/\/[^\s/]+.*)$/, {
      message: '${path} must be an http(s) URL or "none"',
      excludeEmptyString: true,
    })
    .default(''),
  /** Numbers of currencies in the portal, such as USD:1,EUR:2, as WHMCS takes no codes; empty: their codes. */
  PORTAL_CURRENCIES: string()
    .matches(/^[A-Z]{3}:\d+(,[A-Z]{3}:\d+)*$/, {
      message: '${path} must list numbers of currencies, such as USD:1,EUR:2',
      excludeEmptyString: true,
    })
    .default(''),
  TURNSTILE_SITE_KEY: string().default(''),
  GOOGLE_ENABLED: boolean().default(false),
  BRAND_NAME: string().default('Hostfront'),
  BRAND_NAME_AR: string().default('هوست فرونت'),
  COMPANY_NAME: string().default(''),
  COMPANY_NAME_AR: string().default(''),
  POSTAL_ADDRESS: string().default(''),
  POSTAL_ADDRESS_AR: string().default(''),
  SUPPORT_EMAIL: string().email('${path} must be an email address').default(''),
  SUPPORT_PHONE: string()
    .matches(PHONE, { message: '${path} must be a telephone number', excludeEmptyString: true })
    .default(''),
  /** Contact for reports of security holes (security.txt); the support address is used if this is empty. */
  SECURITY_CONTACT: string()
    .matches(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      message: '${path} must begin with mailto: or https://',
      excludeEmptyString: true,
    })
    .default(''),
  /** Guarantees shown under the prices, comma-separated, or `none`; list only promises that you keep. */
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

/** The checked environment of the web server; `socialLinks` holds the variables SOCIAL_<NETWORK>=<URL>. */
export type Env = InferType<typeof envSchema> & { socialLinks: Record<string, string> };

/** Reads the environment; one error names every fault. */
export function readEnv(source: Environment = process.env): Env {
  const social = Object.entries(givenVariables(source)).filter(([name]) => SOCIAL.test(name));
  // SOCIAL_* names are known only at run time, so they are not in the schema's type.
  const socialFields: Record<never, never> = Object.fromEntries(
    social.map(([name]) => [name, httpUrl().required()]),
  );
  const env = readEnvironment(envSchema.concat(object(socialFields)), source);

  return { ...env, socialLinks: Object.fromEntries(social.map(([name, url]) => [networkOf(name), url])) };
}

function networkOf(name: string): string {
  return name.replace(SOCIAL, '$1').toLowerCase();
}
