import { pageCsp, type PageCsp } from './page-csp.ts';

/** The headers of every document. */
export function documentHeaders(page: PageCsp): Record<string, string> {
  return {
    ...plainHeaders(page.publicUrl),
    'content-security-policy': pageCsp(page),
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
