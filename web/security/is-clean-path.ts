/** Encoded slash, backslash, dot, percent or control character, which none of our paths contains. */
const HIDDEN = /%(2f|5c|2e|25|7f|[01][0-9a-f])/i;

/**
 * Tells whether every upstream reads a request's path alike. Servers differ about `..`, `;`, `\`, and double or encoded
 * slashes: such a path could count as an allowed path here and reach a forbidden one on an upstream.
 */
export function isCleanPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';

  return (
    path.startsWith('/') &&
    !HIDDEN.test(path) &&
    !/[\\;\s]|\/\/|[^!-~]/.test(path) &&
    !path.split('/').some((segment) => segment === '..' || segment === '.')
  );
}
