type Surroundings = {
  publicUrl: string;
  portalUrl: string | null;
};

const TURNSTILE = 'https://challenges.cloudflare.com';
/** Where the analytics tags that an administrator may switch on send what they see. */
const ANALYTICS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://mc.yandex.ru',
  'https://mc.yandex.com',
];

/**
 * The headers of every document. Scripts run by nonce alone and hand their trust on to what they load
 * (`strict-dynamic`). Styles may be inline: MUI's engine writes them at run time, and a style cannot run.
 */
export function documentHeaders(
  { publicUrl, portalUrl }: Surroundings,
  nonce: string,
): Record<string, string> {
  const own = new URL(publicUrl);
  const isSecure = own.protocol === 'https:';
  const socket = `${isSecure ? 'wss' : 'ws'}://${own.host}`;
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Logos of plans and links may live anywhere.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", socket, TURNSTILE, ...ANALYTICS],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", TURNSTILE, 'https://*.googletagmanager.com'],
    'form-action': ["'self'", ...(portalUrl ? [new URL(portalUrl).origin] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  };

  return {
    ...plainHeaders(publicUrl),
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** The headers of everything else that this server makes itself. */
export function plainHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
