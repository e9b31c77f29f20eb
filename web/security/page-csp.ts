import { hashOf } from './inline-hashes.ts';

/** Other hosts that a page may load from, by what they give. */
export type CspHosts = {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
};

const TURNSTILE = 'https://challenges.cloudflare.com';

/** What the captcha of a provider needs, on the pages that have one. */
export function captchaHosts({ TURNSTILE_SITE_KEY }: { TURNSTILE_SITE_KEY: string }): CspHosts {
  return TURNSTILE_SITE_KEY ? { script: [TURNSTILE], connect: [TURNSTILE], frame: [TURNSTILE] } : {};
}

export type PageCsp = {
  readonly publicUrl: string;
  /** Forms go there and to the site alone. */
  readonly portalUrl: string | null;
  /** Of the page's own inline scripts, and of those that it may add to itself, each as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Of the `style="…"` that stand in the HTML; what a script sets needs none. */
  readonly styleAttributeHashes?: readonly string[];
  /** Those of the tags and the captcha that are configured. */
  readonly hosts?: CspHosts;
  /** Of this one answer, which nobody caches; styles that a script writes may have it. */
  readonly nonce?: string;
  /** Vite writes styles as it likes while one develops. */
  readonly isDevelopment?: boolean;
};

/** The empty `style` element, into which MUI's engine puts its rules one by one (CSSOM): the rules need no leave then. */
const EMPTY_STYLE = hashOf('');

/**
 * The content security policy of one page. Scripts are files of ours, inline ones of a known hash, and hosts that are
 * configured; nothing runs by its place or its text, `eval` included.
 *
 * Why, and what stays open: decision 52; what this means for Tag Manager: docs/security.md.
 */
export function pageCsp(page: PageCsp): string {
  const { publicUrl, portalUrl, hosts = {} } = page;
  const own = new URL(publicUrl);
  const isSecure = own.protocol === 'https:';
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(page.scriptHashes), ...(hosts.script ?? [])],
    ...stylePolicy(page),
    // Logos of plans and links may live anywhere.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", `${isSecure ? 'wss' : 'ws'}://${own.host}`, ...(hosts.connect ?? [])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...(hosts.frame ?? [])],
    'form-action': ["'self'", ...(portalUrl ? [new URL(portalUrl).origin] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  };

  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function stylePolicy(page: PageCsp): Record<string, readonly string[]> {
  const { hosts = {}, nonce, styleHashes, styleAttributeHashes = [] } = page;
  const files = ["'self'", ...(hosts.style ?? [])];
  if (page.isDevelopment) return { 'style-src': [...files, "'unsafe-inline'"] };
  const elements = [...files, ...quoted([EMPTY_STYLE, ...styleHashes])];
  if (nonce !== undefined) {
    // A mail in the preview of the back office has styles in attributes, and a frame's policy is never wider than the page's.
    return { 'style-src': [...elements, `'nonce-${nonce}'`], 'style-src-attr': ["'unsafe-inline'"] };
  }
  if (styleAttributeHashes.length === 0) return { 'style-src': elements };

  return {
    'style-src': elements,
    'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributeHashes)],
  };
}

const quoted = (sources: readonly string[]) => sources.map((source) => `'${source}'`);
