import { LEGAL_SLUGS, type LegalSlug } from './paths.ts';

/** Text in both languages; where the Arabic text is empty, Arabic pages show the English one. */
type TextPair = { en: string; ar: string };

/** One logo: its address, its size in pixels, and the tone of the grounds on which it needs a plate behind it. */
export type Logo = { src: string; width: number; height: number; tone: string };

/** Logos that an administrator uploaded; null where there is none. */
type Brand = {
  wide: Logo | null;
  /** Shown on Arabic pages instead of `wide`. */
  wideAr: Logo | null;
  square: Logo | null;
  /** Colour from which the site's are computed, `#rrggbb`; null for its own. */
  color: string | null;
  /** The settings that open pages follow, as the web server knew them. */
  version: string;
};

/** Settings that differ between environments; the web server serves them as `/config.json`. */
export type RuntimeConfig = {
  brandName: TextPair;
  brand: Brand;
  /** Company that runs the site, with its contact data; a field that is not set is empty. */
  company: { name: TextPair; postalAddress: TextPair; supportEmail: string; supportPhone: string };
  /** Base URL of the client portal (WHMCS paths), or null where none is configured. */
  portalUrl: string | null;
  /** The portal's own names of currencies by their codes (`PORTAL_CURRENCIES`), such as WHMCS's numbers. */
  portalCurrencies: Record<string, string>;
  identity: { url: string; realm: string; clientId: string; googleEnabled: boolean };
  captcha: { provider: 'altcha'; challengeUrl: string } | { provider: 'turnstile'; siteKey: string };
  /** Profile URLs by network name (`facebook`, `x`, `instagram`, `youtube`, …). */
  socialLinks: Record<string, string>;
  /** URL of the page with the state of the services, or null. */
  statusUrl: string | null;
  /** True if the Support menu leads to this site's announcements, not to the portal's. */
  ownNews: boolean;
  /** Ways to pay that are shown beside those that always are, by the names in the web server's PAYMENTS. */
  payments: string[];
  /** Guarantees for buyers, by the names in the web server's GUARANTEES. */
  guarantees: string[];
  passwordMinLength: number;
  /** True if browsers keep public pages for reading offline (`OFFLINE_PAGES`). */
  keepsPages: boolean;
  /** Legal texts that exist. */
  legalPages: { slug: LegalSlug; title: TextPair }[];
  /** Values of the environment, which apply where an administrator has set nothing under Settings. */
  environment: Pick<RuntimeConfig, 'brandName' | 'company' | 'portalUrl' | 'socialLinks'>;
};

const NO_TEXT: TextPair = { en: '', ar: '' };
const BRAND: TextPair = { en: 'Hostfront', ar: 'هوست فرونت' };

const CONFIG_PATH = '/config.json';

type FetchOptions = {
  /** True asks the web server to read the settings again instead of answering from its cache. */
  isFresh?: boolean;
};

/** Fetches the configuration of this environment; throws an error that names the fault when its form is wrong. */
export async function fetchRuntimeConfig({ isFresh = false }: FetchOptions = {}): Promise<RuntimeConfig> {
  const headers = { accept: 'application/json', ...(isFresh && { 'cache-control': 'no-cache' }) };
  const response = await fetch(CONFIG_PATH, { headers });
  if (!response.ok) throw new Error(`${CONFIG_PATH} answered with status ${response.status}.`);

  return readRuntimeConfig(await response.json());
}

/** Checks every field of an untrusted value; absent fields get their defaults. */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  const source = asRecord(value, 'The configuration');
  const identity = asRecord(source['identity'] ?? {}, 'identity');

  return {
    ...readOwn(source),
    brand: {
      wide: null,
      wideAr: null,
      square: null,
      color: null,
      version: '',
      ...asRecord(source['brand'] ?? {}, 'brand'),
    },
    portalCurrencies: asRecord(source['portalCurrencies'] ?? {}, 'portalCurrencies') as Record<
      string,
      string
    >,
    identity: {
      url: asText(identity['url'], ''),
      realm: asText(identity['realm'], 'hosting'),
      clientId: asText(identity['clientId'], 'web'),
      googleEnabled: identity['googleEnabled'] === true,
    },
    captcha: readCaptcha(source['captcha']),
    statusUrl: asWebUrl(source['statusUrl']),
    ownNews: source['ownNews'] === true,
    payments: readNames(source['payments']),
    guarantees: readNames(source['guarantees']),
    passwordMinLength: Math.max(Number(source['passwordMinLength']) || 0, 6),
    keepsPages: source['keepsPages'] === true,
    legalPages: readLegalPages(source['legalPages']),
    environment: readOwn(asRecord(source['environment'] ?? {}, 'environment')),
  };
}

const readNames = (value: unknown): string[] => [value ?? []].flat().map(String);

/** Reads what an administrator, or else the environment, says of the company. */
function readOwn(source: Record<string, unknown>): RuntimeConfig['environment'] {
  return {
    brandName: readPair(source['brandName'], 'brandName', BRAND),
    company: readCompany(source['company']),
    portalUrl: asWebUrl(source['portalUrl']),
    socialLinks: readLinks(source['socialLinks']),
  };
}

function readPair(value: unknown, name: string, fallback: TextPair): TextPair {
  const pair = asRecord(value ?? {}, name);

  return { en: asText(pair['en'], fallback.en), ar: asText(pair['ar'], fallback.ar) };
}

function readCompany(value: unknown): RuntimeConfig['company'] {
  const company = asRecord(value ?? {}, 'company');

  return {
    name: readPair(company['name'], 'company.name', NO_TEXT),
    postalAddress: readPair(company['postalAddress'], 'company.postalAddress', NO_TEXT),
    supportEmail: asText(company['supportEmail'], ''),
    supportPhone: asText(company['supportPhone'], ''),
  };
}

/** Reads the legal pages in the order of the footer; skips slugs that this site does not know. */
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

/** Returns an http(s) URL without trailing slashes; any other value counts as not configured. */
function asWebUrl(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value.replace(/\/+$/, '') : null;
}

/** Configuration for the case that the web server gives none; everything but the portal works with it. */
export const defaultRuntimeConfig: RuntimeConfig = readRuntimeConfig({});
