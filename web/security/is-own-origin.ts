const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an `Origin` is our own, or missing as from another program than a browser. On a developer's
 * machine the names of the loopback address are one and the same.
 */
export function isOwnOrigin(publicUrl: string, origin: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;

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
