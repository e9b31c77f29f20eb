/** Paths of pages where people enter secrets: no analytics tag and no script of an administrator runs on them. */
const CLOSED_PATHS = [
  '/admin',
  '/auth',
  '/update-password',
  '/invitation',
  '/confirm-email',
  '/developers/explorer',
] as const;

/** Tells whether a path is one of the closed paths or lies below one. */
export function isClosedPath(path: string): boolean {
  return CLOSED_PATHS.some((closed) => path === closed || path.startsWith(`${closed}/`));
}
