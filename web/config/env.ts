import { boolean, number, object, string, ValidationError, type InferType } from 'yup';

const httpUrl = () => string().matches(/^https?:\/\/[^\s/]+/, '${path} must be an http(s) URL');

const envSchema = object({
  HOST: string().default('localhost'),
  PORT: number().integer().min(0).max(65_535).default(3000),
  /** The origin that people see. */
  PUBLIC_URL: httpUrl().required(),
  /** Inner addresses of the parts behind this server. */
  HASURA_GRAPHQL_ENDPOINT: httpUrl().required(),
  KEYCLOAK_URL: httpUrl().required(),
  KEYCLOAK_REALM: string().default('hosting'),
  ACTIONS_URL: httpUrl().required(),
  /** The built site; without it vite serves the sources with hot reload, which DEV must ask for. */
  SITE_DIR: string().default(''),
  DEV: boolean().default(false),
  /** Proxies before this server whose X-Forwarded-For is believed: addresses or networks, comma-separated. */
  TRUSTED_PROXIES: string().default(''),
  /** GraphQL requests a minute and address; requests of this machine are not counted. */
  GRAPHQL_REQUESTS_PER_MINUTE: number().integer().positive().default(1_200),
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
  PASSWORD_MIN_LENGTH: number().integer().min(6).default(6),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
}).test(
  'site',
  'SITE_DIR must name the built site, unless DEV is true',
  ({ SITE_DIR, DEV }) => DEV || SITE_DIR !== '',
);

const SOCIAL = /^SOCIAL_([A-Z0-9_]+)$/;

/** What the web server is told at its start; `socialLinks` are the variables SOCIAL_<NETWORK>=<URL>. */
export type Env = InferType<typeof envSchema> & { socialLinks: Record<string, string> };

/** Reads the environment; one error names every fault. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.entries(source).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  try {
    const env = envSchema.validateSync(Object.fromEntries(given), { abortEarly: false, stripUnknown: true });
    return { ...env, socialLinks: readSocialLinks(given) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The web server cannot start: ${error.errors.join('; ')}.`, { cause: error });
  }
}

function readSocialLinks(given: Array<[string, string]>): Record<string, string> {
  return Object.fromEntries(
    given.flatMap(([name, url]) => {
      const network = SOCIAL.exec(name)?.[1];
      return network ? [[network.toLowerCase(), httpUrl().label(name).validateSync(url) ?? url]] : [];
    }),
  );
}
