const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a browser's request comes from a page of our own. Without an Origin (another program than a
 * browser) the browser's own word, `Sec-Fetch-Site`, must not say otherwise. On a developer's machine
 * the names of the loopback address are one and the same.
 */
export function isOwnOrigin(publicUrl: string, headers: Record<string, unknown>): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];

  if (origin === undefined) return site === undefined || site === 'same-origin';
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;

  const own = new URL(publicUrl);
  const other = new URL(origin);
  if (own.origin === other.origin) return true;

  return (
    LOOPBACK.has(own.hostname) &&
    LOOPBACK.has(other.hostname) &&
    own.port === other.port &&
    own.protocol === other.protocol
  );
}
