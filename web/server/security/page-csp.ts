import { hashOf } from './inline-hashes.ts';

/** Foreign hosts that a page may load from, by kind of resource. */
export type CspHosts = {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
};

const TURNSTILE = 'https://challenges.cloudflare.com';

/** Returns the hosts that the captcha needs on pages that have one. */
export function captchaHosts({ provider }: { provider: string }): CspHosts {
  return provider === 'turnstile' ? { script: [TURNSTILE], connect: [TURNSTILE], frame: [TURNSTILE] } : {};
}

/** Returns the hosts of two sources together, by kind of resource. */
export function mergeHosts(one: CspHosts, other: CspHosts): CspHosts {
  const kinds = ['script', 'connect', 'frame', 'style'] as const;

  return Object.fromEntries(kinds.map((kind) => [kind, [...(one[kind] ?? []), ...(other[kind] ?? [])]]));
}

export type PageCsp = {
  readonly publicUrl: string;
  /** Portal's URL: forms may be submitted to it and to the site only. */
  readonly portalUrl: string | null;
  /** Hashes (`sha256-…`) of the page's inline scripts, and of those that it may insert later. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Hashes of the `style="…"` attributes in the HTML; styles set by a script need no hash. */
  readonly styleAttributeHashes?: readonly string[];
  /** Hosts of the configured tags and of the captcha. */
  readonly hosts?: CspHosts;
  /** Nonce of this one answer, which is never cached; style elements that a script inserts may carry it. */
  readonly nonce?: string;
  /** Whether vite serves the site in development; it inserts inline styles freely. */
  readonly isDevelopment?: boolean;
};

/** Hash of the empty `style` element into which MUI inserts rules by CSSOM, which the policy does not restrict. */
const EMPTY_STYLE = hashOf('');

/**
 * Returns the content security policy of one page. Scripts may come from our own files, from inline scripts of a known
 * hash, and from configured hosts; other inline code and `eval` are blocked.
 *
 * Decision 52 gives the reasons and the remaining gaps; docs/operate/security.md tells what this means for Tag Manager.
 */
export function pageCsp(page: PageCsp): string {
  const { publicUrl, portalUrl, hosts = {} } = page;
  const own = new URL(publicUrl);
  const isSecure = own.protocol === 'https:';
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(page.scriptHashes), ...(hosts.script ?? [])],
    ...stylePolicy(page),
    // Logos of plans and links may be hosted anywhere.
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
    // The back office previews mails, which have style attributes; a frame's policy can't allow more than its page's.
    return { 'style-src': [...elements, `'nonce-${nonce}'`], 'style-src-attr': ["'unsafe-inline'"] };
  }
  if (styleAttributeHashes.length === 0) return { 'style-src': elements };

  return {
    'style-src': elements,
    'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributeHashes)],
  };
}

const quoted = (sources: readonly string[]) => sources.map((source) => `'${source}'`);
