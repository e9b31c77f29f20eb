/** Encoded slash, backslash, dot, percent or control character, which none of our paths contains. */
const HIDDEN = /%(2f|5c|2e|25|7f|[01][0-9a-f])/i;
const CONTROL = /%(7f|[01][0-9a-f])/i;
/** Path of a REST endpoint whose last segment is a value, such as an `external_id`, which may hold any character. */
const WITH_VALUE = /^\/api\/rest\/(?:[a-z-]+\/)+([^/]+)$/;

/**
 * Tells whether every upstream reads a request's path alike. Servers differ about `..`, `;`, `\`, and double or encoded
 * slashes: such a path could count as an allowed path here and reach a forbidden one on an upstream.
 */
export function isCleanPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const value = WITH_VALUE.exec(path)?.[1];

  return (
    path.startsWith('/') &&
    !/[\\;\s]|\/\/|[^!-~]/.test(path) &&
    !hasDots(path) &&
    (value === undefined ? !HIDDEN.test(path) : isCleanValue(value))
  );
}

/** Decodings after which a value must be plain: a value that is encoded thousands of times would cost a core. */
const MAX_DECODINGS = 5;

/** Begins or ends a part by two dots, which the proxy takes for a way up, such as `..a` and `a/..b`. */
const CLIMBING = /(?:^|\/)\.\.|\.\.\//;

/** Tells whether a value leads to no other path, however often a server decodes it. */
function isCleanValue(value: string): boolean {
  if (CLIMBING.test(decode(value) ?? '')) return false;
  let text = value;
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings += 1) {
    if (CONTROL.test(text) || hasDots(text)) return false;
    const decoded = decode(text);
    if (decoded === undefined || decoded === text) return true;
    text = decoded;
  }

  return false;
}

function hasDots(path: string): boolean {
  return path.split(/[/\\]/).some((segment) => segment === '..' || segment === '.');
}

/** Returns undefined for a text that is not well encoded, at which a server stops, too. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
