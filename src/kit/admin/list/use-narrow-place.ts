import { useCallback, useState, type RefCallback } from 'react';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';

/** Width of a list below which its columns have no room beside each other, in em of the document, as text may be larger. */
const NARROW_EM = 34;

/**
 * Returns a ref for a list, and whether its rows must show their values beneath each other: on a phone, and where the
 * sidebar leaves too little room.
 */
export function useNarrowPlace(): [RefCallback<HTMLElement>, boolean] {
  const isPhone = useMediaQuery(PHONE);
  const [hasLittleRoom, setHasLittleRoom] = useState(false);
  const ref = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const look = () => setHasLittleRoom(isNarrow(place.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(place);

    return () => observer.disconnect();
  }, []);

  return [ref, isPhone || hasLittleRoom];
}

/** Returns whether a width in CSS pixels is too little; a list that is not laid out has none. */
function isNarrow(width: number): boolean {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

  return width > 0 && width < NARROW_EM * em;
}
