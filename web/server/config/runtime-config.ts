import { brandColor, brandLogos, brandVersion, type SavedBrand } from './brand.ts';
import type { Env } from './env.ts';

/** Path of the demo portal, which is used when no client portal is configured. */
export const DEMO_PORTAL_PATH = '/demo-portal';

/** Rows that administrators saved (tables site_settings, legal_pages and pictures); each list may be empty. */
export type Saved = SavedBrand & {
  legalPages: readonly { slug: string; title: string; title_ar?: string | null | undefined }[];
};

/** Saved rows of a site where administrators saved nothing. */
const NOTHING: Saved = { settings: [], legalPages: [] };

/** Returns the portal's base URL: the saved one, else PORTAL_URL, else the demo portal's; null for `none`. */
function portalUrl(
  { PORTAL_URL, PUBLIC_URL }: Pick<Env, 'PORTAL_URL' | 'PUBLIC_URL'>,
  saved: Saved = NOTHING,
): string | null {
  const { value } = settingOf(saved, 'portal_url');
  if (isSiteUrl(value)) return withoutSlash(value);
  if (PORTAL_URL === 'none') return null;

  return withoutSlash(PORTAL_URL || `${withoutSlash(PUBLIC_URL)}${DEMO_PORTAL_PATH}`);
}

/** Returns the portal's numbers of currencies by their codes. */
function portalCurrencies({ PORTAL_CURRENCIES }: Pick<Env, 'PORTAL_CURRENCIES'>): Record<string, string> {
  const pairs = PORTAL_CURRENCIES.split(',').filter(Boolean);

  return Object.fromEntries(pairs.map((pair) => pair.split(':') as [string, string]));
}

/** Networks whose links lead into the demo portal while it is in use and no link is configured. */
const DEMO_NETWORKS = ['facebook', 'x', 'instagram', 'linkedin', 'youtube', 'trustpilot', 'g2'];

/** Returns the brand's links by network; demo links lead to the demo portal, never to somebody else's page. */
function socialLinks(env: Env, saved: Saved): Record<string, string> {
  const links = { ...env.socialLinks, ...savedLinks(saved) };
  const portal = portalUrl(env, saved);
  if (Object.keys(links).length > 0 || !portal?.endsWith(DEMO_PORTAL_PATH)) return links;

  return Object.fromEntries(DEMO_NETWORKS.map((network) => [network, `${portal}/profiles/${network}`]));
}

/** Ways to pay that an administrator may choose; their settings are called `payment_<name>`. */
const PAYMENTS = ['apple_pay', 'mada', 'stc_pay'];

/** Returns the URL of the page with the state of the services; null if none is set. */
function statusUrl(saved: Saved): string | null {
  const { value } = settingOf(saved, 'status_url');

  return isSiteUrl(value) ? value : null;
}

function savedLinks({ settings }: Saved): Record<string, string> {
  return Object.fromEntries(
    settings.flatMap(({ key, value }) =>
      key.startsWith('social_') && isSiteUrl(value) ? [[key.slice('social_'.length), value]] : [],
    ),
  );
}

/**
 * Returns the content of `/config.json`, which the site reads at run time, so one build serves every installation.
 * Values that an administrator saved win over the environment's, which are listed separately under `environment`.
 */
export function runtimeConfig(env: Env, saved: Saved = NOTHING) {
  return {
    brandName: brandName(env, saved),
    brand: { ...brandLogos(saved), color: brandColor(saved), version: brandVersion(saved) },
    company: company(env, saved),
    portalUrl: portalUrl(env, saved),
    portalCurrencies: portalCurrencies(env),
    identity: {
      url: withoutSlash(env.PUBLIC_URL),
      realm: env.KEYCLOAK_REALM,
      clientId: 'web',
      googleEnabled: env.GOOGLE_ENABLED,
    },
    captcha: env.TURNSTILE_SITE_KEY
      ? { provider: 'turnstile', siteKey: env.TURNSTILE_SITE_KEY }
      : { provider: 'altcha', challengeUrl: '/session/captcha' },
    socialLinks: socialLinks(env, saved),
    statusUrl: statusUrl(saved),
    ownNews: settingOf(saved, 'announcements').value === 'site',
    payments: PAYMENTS.filter((name) => settingOf(saved, `payment_${name}`).value === 'shown'),
    legalPages: saved.legalPages.map(({ slug, title, title_ar }) => ({
      slug,
      title: { en: title, ar: title_ar ?? '' },
    })),
    guarantees: env.GUARANTEES === 'none' ? [] : env.GUARANTEES.split(',').filter(Boolean),
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    keepsPages: env.OFFLINE_PAGES,
    environment: {
      brandName: { en: env.BRAND_NAME, ar: env.BRAND_NAME_AR },
      company: company(env),
      portalUrl: portalUrl(env),
      socialLinks: env.socialLinks,
    },
  };
}

export type RuntimeConfig = ReturnType<typeof runtimeConfig>;
/** Returns the environment's configuration with what administrators saved. */
export type ConfigOf = (saved?: Saved) => RuntimeConfig;

/** Returns the brand's name in both languages: the saved one, else the environment's. */
function brandName(env: Pick<Env, 'BRAND_NAME' | 'BRAND_NAME_AR'>, saved: Saved = NOTHING) {
  const { value, value_ar } = settingOf(saved, 'brand_name');

  return { en: value || env.BRAND_NAME, ar: value_ar || env.BRAND_NAME_AR };
}

/** Returns the company's name and contacts; a text that is not configured is empty. */
function company(env: Env, saved: Saved = NOTHING) {
  const inBoth = (key: string, en: string, ar: string) => {
    const { value, value_ar } = settingOf(saved, key);
    return { en: value || withLines(en), ar: value_ar || withLines(ar) };
  };

  return {
    name: inBoth('company_name', env.COMPANY_NAME, env.COMPANY_NAME_AR),
    postalAddress: inBoth('postal_address', env.POSTAL_ADDRESS, env.POSTAL_ADDRESS_AR),
    supportEmail: settingOf(saved, 'support_email').value || env.SUPPORT_EMAIL,
    supportPhone: settingOf(saved, 'support_phone').value || env.SUPPORT_PHONE,
  };
}

const withLines = (text: string) => text.replaceAll('\\n', '\n');

function settingOf({ settings }: Saved, key: string): Partial<Saved['settings'][number]> {
  return settings.find((setting) => setting.key === key) ?? {};
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Host of a URL, with its port. The host is copied into the policy header, where a `;` would end a directive. */
const PLAIN_HOST = /^([a-z\d.-]+|\[[\d:a-f]+\])(:\d+)?$/;

/** Tells whether a text is an http(s) URL with a plain host and no credentials, so that a page may link to it. */
function isSiteUrl(text: string | null | undefined): text is string {
  if (!text || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { host, username, password } = new URL(text);

  return PLAIN_HOST.test(host) && !username && !password;
}
