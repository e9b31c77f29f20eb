import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosedPath } from '#src/config/paths.ts';

/**
 * Keeps closed pages out of a document that began as a public page: tags and head scripts may have run in it, and its
 * policy has no nonce for what the back office loads. Going to a closed page therefore reloads; returns true until the
 * reload. Going back to a public page needs no reload: a closed document's policy allows no tag (docs/operate/security.md).
 */
export function useClosedDocument(): boolean {
  const { pathname } = useLocation();
  const [beganClosed] = useState(() => isClosedPath(pathname));
  const isLeaving = isClosedPath(pathname) && !beganClosed;

  useLayoutEffect(() => {
    if (isLeaving) window.location.reload();
  }, [isLeaving]);

  return isLeaving;
}
