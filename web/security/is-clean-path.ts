/** Encoded slash, backslash, dot, percent or control character: nobody types these into our paths. */
const HIDDEN = /%(2f|5c|2e|25|7f|[01][0-9a-f])/i;

/**
 * Whether a request's path means the same to every server behind this one. What some read differently
 * (`..`, `;`, `\`, double or encoded slashes) could pass for an open path here and reach a closed one there.
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
