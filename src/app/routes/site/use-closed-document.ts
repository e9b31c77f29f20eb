import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isClosedPath } from '#src/config/paths.ts';

/**
 * Keeps closed pages out of a document that began as a public one: tags and head scripts may have run there, and its
 * policy has no nonce for what the back office loads. The way there loads the page afresh; true meanwhile. The way back
 * needs no such thing: a closed document's policy lets no tag in (docs/security.md).
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
