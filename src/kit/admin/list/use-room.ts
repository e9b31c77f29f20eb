import { useCallback, useState, type RefCallback } from 'react';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { roomIn, type Room } from '../table/column-look.ts';

/** Returns a ref for a list, and the room that its width leaves to its columns: none on a phone. */
export function useRoom(): [RefCallback<HTMLElement>, Room] {
  const isPhone = useMediaQuery(PHONE);
  const [room, setRoom] = useState<Room>(4);
  const ref = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const look = () => setRoom(roomOf(place.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(place);

    return () => observer.disconnect();
  }, []);

  return [ref, isPhone ? 0 : room];
}

/** Returns the room that a width in CSS pixels leaves; a list that is not laid out has all of it. */
function roomOf(width: number): Room {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

  return width > 0 ? roomIn(width / rem) : 4;
}
