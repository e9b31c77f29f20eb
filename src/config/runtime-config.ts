/** What differs from one environment to the next; the web server answers it as `/config.json`. */
export type RuntimeConfig = {
  brandName: { en: string; ar: string };
  /** Base URL of the client portal (WHMCS paths), or null where none is configured. */
  portalUrl: string | null;
  identity: { url: string; realm: string; clientId: string; googleEnabled: boolean };
  captcha: { provider: 'altcha'; challengeUrl: string } | { provider: 'turnstile'; siteKey: string };
  /** Profile URLs by network name (`facebook`, `x`, `instagram`, `youtube`, …). */
  socialLinks: Record<string, string>;
  /** What makes buying safe, by the names of the web server's GUARANTEES. */
  guarantees: string[];
  passwordMinLength: number;
};

const CONFIG_PATH = '/config.json';

/** What the site runs with when the web server gives no configuration: everything but the portal works. */
export const defaultRuntimeConfig: RuntimeConfig = {
  brandName: { en: 'Hostfront', ar: 'هوست فرونت' },
  portalUrl: null,
  identity: { url: '', realm: 'hosting', clientId: 'web', googleEnabled: false },
  captcha: { provider: 'altcha', challengeUrl: '/session/captcha' },
  socialLinks: {},
  guarantees: [],
  passwordMinLength: 6,
};

/** Reads the configuration of this environment; throws with the fault when it is not of the agreed form. */
export async function fetchRuntimeConfig(fetchImpl: typeof fetch = fetch): Promise<RuntimeConfig> {
  const response = await fetchImpl(CONFIG_PATH, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${CONFIG_PATH} answered with status ${response.status}.`);

  return readRuntimeConfig(await response.json());
}

/** Checks every field of an untrusted value; absent ones take their default. */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  const source = asRecord(value, 'The configuration');
  const brandName = asRecord(source['brandName'] ?? {}, 'brandName');
  const identity = asRecord(source['identity'] ?? {}, 'identity');
  const fallback = defaultRuntimeConfig;

  return {
    brandName: {
      en: asText(brandName['en'], fallback.brandName.en),
      ar: asText(brandName['ar'], fallback.brandName.ar),
    },
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
  };
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
