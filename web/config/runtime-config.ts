import type { Env } from './env.ts';

/** The path of the portal that stands in where none is configured. */
export const DEMO_PORTAL_PATH = '/demo-portal';

/** The portal's base URL: a real one, the demo's, or none. */
export function portalUrl({ PORTAL_URL, PUBLIC_URL }: Pick<Env, 'PORTAL_URL' | 'PUBLIC_URL'>): string | null {
  if (PORTAL_URL === 'none') return null;
  return withoutSlash(PORTAL_URL || `${withoutSlash(PUBLIC_URL)}${DEMO_PORTAL_PATH}`);
}

/** Profiles and review sites that stand in while the demo portal does and none is configured. */
const DEMO_NETWORKS = ['facebook', 'x', 'instagram', 'linkedin', 'youtube', 'trustpilot', 'g2'];

/** The brand's profiles by network; those of the demo lead to the demo portal, never to somebody else's page. */
function socialLinks(env: Env): Record<string, string> {
  const portal = portalUrl(env);
  if (Object.keys(env.socialLinks).length > 0 || !portal?.endsWith(DEMO_PORTAL_PATH)) return env.socialLinks;

  return Object.fromEntries(DEMO_NETWORKS.map((network) => [network, `${portal}/profiles/${network}`]));
}

/** What the site learns of its surroundings at run time, as `/config.json`: one build serves them all. */
export function runtimeConfig(env: Env) {
  return {
    brandName: { en: env.BRAND_NAME, ar: env.BRAND_NAME_AR },
    portalUrl: portalUrl(env),
    identity: {
      url: withoutSlash(env.PUBLIC_URL),
      realm: env.KEYCLOAK_REALM,
      clientId: 'web',
      googleEnabled: env.GOOGLE_ENABLED,
    },
    captcha: env.TURNSTILE_SITE_KEY
      ? { provider: 'turnstile', siteKey: env.TURNSTILE_SITE_KEY }
      : { provider: 'altcha', challengeUrl: '/session/captcha' },
    socialLinks: socialLinks(env),
    guarantees: env.GUARANTEES === 'none' ? [] : env.GUARANTEES.split(',').filter(Boolean),
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
