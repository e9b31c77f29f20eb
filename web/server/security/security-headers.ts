import { pageCsp, type PageCsp } from './page-csp.ts';

/** Returns the security headers of every HTML document. */
export function documentHeaders(page: PageCsp): Record<string, string> {
  return {
    ...plainHeaders(page.publicUrl),
    'content-security-policy': pageCsp(page),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Returns the security headers of every other answer of this server. */
export function plainHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
