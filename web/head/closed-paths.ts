/** Where people enter what is secret: no tag and no head script of an administrator comes near these pages. */
export const CLOSED_PATHS = [
  '/admin',
  '/auth',
  '/update-password',
  '/invitation',
  '/confirm-email',
  '/developers/explorer',
] as const;

/** Whether a path lies within one of them. */
export function isClosedPath(path: string): boolean {
  return CLOSED_PATHS.some((closed) => path === closed || path.startsWith(`${closed}/`));
}
