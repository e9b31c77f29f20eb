import type { Env } from '../../server/config/env.ts';
import { portalUrl } from '../../server/config/runtime-config.ts';
import { inlineHashes } from '../../server/security/inline-hashes.ts';
import { captchaHosts, mergeHosts, type PageCsp } from '../../server/security/page-csp.ts';
import type { SiteSettings } from '../pages/site-settings.ts';
import { isClosedPath } from './closed-paths.ts';
import { headScriptHashes } from './head-scripts.ts';
import { savedHeadScripts, tagHosts } from './tags.ts';

type PageParts = {
  env: Env;
  /** The document as it is sent. */
  html: string;
  path: string;
  saved: SiteSettings | undefined;
  /** Nonce of this one answer, for a closed page. */
  nonce?: string | undefined;
};

/** Returns the inputs of a page's content security policy; they change with the page and the saved settings. */
export function pagePolicy({ env, html, path, saved, nonce }: PageParts): PageCsp {
  const page = {
    publicUrl: env.PUBLIC_URL,
    portalUrl: portalUrl(env, saved),
    isDevelopment: env.DEV,
    ...inlineHashes(html),
  };
  if (isClosedPath(path)) {
    return { ...page, hosts: captchaHosts(env), ...(nonce === undefined ? {} : { nonce }) };
  }
  const analytics = saved?.analytics ?? [];
  const added = headScriptHashes(savedHeadScripts(analytics));

  return {
    ...page,
    scriptHashes: [...page.scriptHashes, ...added],
    // The newsletter form at the foot of public pages has the captcha, too.
    hosts: mergeHosts(tagHosts(analytics), captchaHosts(env)),
  };
}
