import type { Env } from './env.ts';
import { isSiteAddress } from './site-address.ts';

/** The path of the portal that stands in where none is configured. */
export const DEMO_PORTAL_PATH = '/demo-portal';

/** What administrators set (table site_settings), as far as it is known. */
export type Saved = {
  settings: readonly {
    key: string;
    value?: string | null | undefined;
    value_ar?: string | null | undefined;
  }[];
  legalPages: readonly { slug: string; title: string; title_ar?: string | null | undefined }[];
};

/** Nothing was set. */
const NOTHING: Saved = { settings: [], legalPages: [] };

/** The portal's base URL: the one an administrator saved, a configured one, the demo's, or none. */
export function portalUrl(
  { PORTAL_URL, PUBLIC_URL }: Pick<Env, 'PORTAL_URL' | 'PUBLIC_URL'>,
  saved: Saved = NOTHING,
): string | null {
  const { value } = settingOf(saved, 'portal_url');
  if (isSiteAddress(value)) return withoutSlash(value);
  if (PORTAL_URL === 'none') return null;

  return withoutSlash(PORTAL_URL || `${withoutSlash(PUBLIC_URL)}${DEMO_PORTAL_PATH}`);
}

/** Profiles and review sites that stand in while the demo portal does and none is configured. */
const DEMO_NETWORKS = ['facebook', 'x', 'instagram', 'linkedin', 'youtube', 'trustpilot', 'g2'];

/** The brand's profiles by network; those of the demo lead to the demo portal, never to somebody else's page. */
function socialLinks(env: Env, saved: Saved): Record<string, string> {
  const links = { ...env.socialLinks, ...savedLinks(saved) };
  const portal = portalUrl(env, saved);
  if (Object.keys(links).length > 0 || !portal?.endsWith(DEMO_PORTAL_PATH)) return links;

  return Object.fromEntries(DEMO_NETWORKS.map((network) => [network, `${portal}/profiles/${network}`]));
}

function savedLinks({ settings }: Saved): Record<string, string> {
  return Object.fromEntries(
    settings.flatMap(({ key, value }) =>
      key.startsWith('social_') && isSiteAddress(value) ? [[key.slice('social_'.length), value]] : [],
    ),
  );
}

/**
 * What the site learns of its surroundings at run time, as `/config.json`: one build serves them all. What an
 * administrator saved comes before the environment, whose values are told beside it (`environment`).
 */
export function runtimeConfig(env: Env, saved: Saved = NOTHING) {
  return {
    brandName: brandName(env, saved),
    company: company(env, saved),
    portalUrl: portalUrl(env, saved),
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

/** The brand in both languages: as an administrator saved it, or as the environment has it. */
export function brandName(env: Pick<Env, 'BRAND_NAME' | 'BRAND_NAME_AR'>, saved: Saved = NOTHING) {
  const { value, value_ar } = settingOf(saved, 'brand_name');

  return { en: value || env.BRAND_NAME, ar: value_ar || env.BRAND_NAME_AR };
}

/** Who runs the site and how to reach them; empty where nobody said it. */
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
