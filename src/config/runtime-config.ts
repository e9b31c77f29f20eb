import { LEGAL_SLUGS, type LegalSlug } from './paths.ts';

/** A text in both languages; an empty Arabic one means that the English one stands for it. */
export type TextPair = { en: string; ar: string };

/** What differs from one environment to the next; the web server answers it as `/config.json`. */
export type RuntimeConfig = {
  brandName: TextPair;
  /** Who runs the site and how to reach them; empty where that is not set. */
  company: { name: TextPair; postalAddress: TextPair; supportEmail: string; supportPhone: string };
  /** Base URL of the client portal (WHMCS paths), or null where none is configured. */
  portalUrl: string | null;
  identity: { url: string; realm: string; clientId: string; googleEnabled: boolean };
  captcha: { provider: 'altcha'; challengeUrl: string } | { provider: 'turnstile'; siteKey: string };
  /** Profile URLs by network name (`facebook`, `x`, `instagram`, `youtube`, …). */
  socialLinks: Record<string, string>;
  /** What makes buying safe, by the names of the web server's GUARANTEES. */
  guarantees: string[];
  passwordMinLength: number;
  /** Whether browsers keep public pages for when there is no network (`OFFLINE_PAGES`). */
  keepsPages: boolean;
  /** The legal texts that there are. */
  legalPages: { slug: LegalSlug; title: TextPair }[];
  /** What holds where an administrator set nothing under Settings. */
  environment: Pick<RuntimeConfig, 'brandName' | 'company' | 'portalUrl' | 'socialLinks'>;
};

const NO_TEXT: TextPair = { en: '', ar: '' };
const BRAND: TextPair = { en: 'Hostfront', ar: 'هوست فرونت' };

const NO_COMPANY: RuntimeConfig['company'] = {
  name: NO_TEXT,
  postalAddress: NO_TEXT,
  supportEmail: '',
  supportPhone: '',
};

const CONFIG_PATH = '/config.json';

/** What the site runs with when the web server gives no configuration: everything but the portal works. */
export const defaultRuntimeConfig: RuntimeConfig = {
  brandName: BRAND,
  company: NO_COMPANY,
  portalUrl: null,
  identity: { url: '', realm: 'hosting', clientId: 'web', googleEnabled: false },
  captcha: { provider: 'altcha', challengeUrl: '/session/captcha' },
  socialLinks: {},
  guarantees: [],
  passwordMinLength: 6,
  keepsPages: false,
  legalPages: [],
  environment: { brandName: BRAND, company: NO_COMPANY, portalUrl: null, socialLinks: {} },
};

type FetchOptions = {
  /** Asks the web server not to answer with what it read a moment ago. */
  isFresh?: boolean;
};

/** Reads the configuration of this environment; throws with the fault when it is not of the agreed form. */
export async function fetchRuntimeConfig({ isFresh = false }: FetchOptions = {}): Promise<RuntimeConfig> {
  const headers = { accept: 'application/json', ...(isFresh && { 'cache-control': 'no-cache' }) };
  const response = await fetch(CONFIG_PATH, { headers });
  if (!response.ok) throw new Error(`${CONFIG_PATH} answered with status ${response.status}.`);

  return readRuntimeConfig(await response.json());
}

/** Checks every field of an untrusted value; absent ones take their default. */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  const source = asRecord(value, 'The configuration');
  const environment = asRecord(source['environment'] ?? {}, 'environment');
  const identity = asRecord(source['identity'] ?? {}, 'identity');
  const fallback = defaultRuntimeConfig;

  return {
    brandName: readPair(source['brandName'], 'brandName', BRAND),
    company: readCompany(source['company'], 'company'),
    portalUrl: asWebUrl(source['portalUrl']),
    identity: {
      url: asText(identity['url'], fallback.identity.url),
      realm: asText(identity['realm'], fallback.identity.realm),
      clientId: asText(identity['clientId'], fallback.identity.clientId),
      googleEnabled: identity['googleEnabled'] === true,
    },
    captcha: readCaptcha(source['captcha']),
    socialLinks: readLinks(source['socialLinks']),
    guarantees: [source['guarantees'] ?? []].flat().map(String),
    passwordMinLength: Math.max(Number(source['passwordMinLength']) || 0, fallback.passwordMinLength),
    keepsPages: source['keepsPages'] === true,
    legalPages: readLegalPages(source['legalPages']),
    environment: {
      brandName: readPair(environment['brandName'], 'environment.brandName', BRAND),
      company: readCompany(environment['company'], 'environment.company'),
      portalUrl: asWebUrl(environment['portalUrl']),
      socialLinks: readLinks(environment['socialLinks']),
    },
  };
}

function readPair(value: unknown, name: string, fallback: TextPair): TextPair {
  const pair = asRecord(value ?? {}, name);

  return { en: asText(pair['en'], fallback.en), ar: asText(pair['ar'], fallback.ar) };
}

function readCompany(value: unknown, name: string): RuntimeConfig['company'] {
  const company = asRecord(value ?? {}, name);

  return {
    name: readPair(company['name'], `${name}.name`, NO_TEXT),
    postalAddress: readPair(company['postalAddress'], `${name}.postalAddress`, NO_TEXT),
    supportEmail: asText(company['supportEmail'], ''),
    supportPhone: asText(company['supportPhone'], ''),
  };
}

/** In the order of the footer; a slug that this site does not know has no page. */
function readLegalPages(value: unknown): RuntimeConfig['legalPages'] {
  const pages = [value ?? []].flat().map((page) => asRecord(page, 'legalPages'));

  return LEGAL_SLUGS.flatMap((slug) => {
    const page = pages.find((candidate) => candidate['slug'] === slug);
    return page ? [{ slug, title: readPair(page['title'], 'legalPages.title', NO_TEXT) }] : [];
  });
}

function readCaptcha(value: unknown): RuntimeConfig['captcha'] {
  const captcha = asRecord(value ?? {}, 'captcha');
  if (captcha['provider'] === 'turnstile') {
    return { provider: 'turnstile', siteKey: asText(captcha['siteKey'], '') };
  }

  return { provider: 'altcha', challengeUrl: asText(captcha['challengeUrl'], '/session/captcha') };
}

function readLinks(value: unknown): Record<string, string> {
  const links = Object.entries(asRecord(value ?? {}, 'socialLinks'));

  return Object.fromEntries(
    links.flatMap(([name, url]) => {
      const checked = asWebUrl(url);
      return checked === null ? [] : [[name, checked]];
    }),
  );
}

function asRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };

  throw new Error(`${name} of ${CONFIG_PATH} should be an object, found ${JSON.stringify(value)}.`);
}

function asText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** Only http(s) leads out of the site; anything else counts as not configured. */
function asWebUrl(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value.replace(/\/+$/, '') : null;
}
