import { inlineHashes } from '../../server/security/inline-hashes.ts';
import { captchaHosts, mergeHosts, type PageCsp } from '../../server/security/page-csp.ts';
import { isClosedPath } from './closed-paths.ts';
import { headScriptHashes } from './head-scripts.ts';
import type { PageView } from './page-view.ts';
import { savedHeadScripts, tagHosts } from './tags.ts';

type PageParts = Pick<PageView, 'publicUrl' | 'path' | 'saved' | 'config'> & {
  /** The document as it is sent. */
  html: string;
  /** Nonce of this one answer, for a closed page. */
  nonce?: string | undefined;
  isDevelopment?: boolean;
};

/** Returns the inputs of a page's content security policy; they change with the page and the saved settings. */
export function pagePolicy(parts: PageParts): PageCsp {
  const { publicUrl, path, saved, config, html, nonce, isDevelopment = false } = parts;
  const page = { publicUrl, portalUrl: config.portalUrl, isDevelopment, ...inlineHashes(html) };
  if (isClosedPath(path)) {
    return { ...page, hosts: captchaHosts(config.captcha), ...(nonce === undefined ? {} : { nonce }) };
  }
  const analytics = saved?.analytics ?? [];
  const added = headScriptHashes(savedHeadScripts(analytics));

  return {
    ...page,
    scriptHashes: [...page.scriptHashes, ...added],
    // The newsletter form at the foot of public pages has the captcha, too.
    hosts: mergeHosts(tagHosts(analytics), captchaHosts(config.captcha)),
  };
}
