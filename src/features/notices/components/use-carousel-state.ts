import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Carousel } from './use-carousel.ts';

/** Milliseconds between two slides; SPEC section 9. */
const ADVANCE_MS = 5000;

/** Returns the selected slide, whether the carousel advances by itself, and functions that change both. */
export function useCarouselState(carousel: Carousel, startsMoving: boolean) {
  const selected = useSelected(carousel);
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? startsMoving;
  useAdvance(carousel, isPlaying);
  const move = useMove(carousel);

  return {
    selected,
    isPlaying,
    showPrevious: () => {
      move('scrollPrev');
    },
    showNext: () => {
      move('scrollNext');
    },
    togglePlaying: () => {
      setChoice(!isPlaying);
    },
  };
}

/** Returns a function that moves the carousel; a press before the carousel is loaded is carried out once it is. */
function useMove(carousel: Carousel) {
  const pressed = useRef<'scrollPrev' | 'scrollNext'>(null);

  useEffect(() => {
    if (!carousel || !pressed.current) return;
    carousel[pressed.current]();
    pressed.current = null;
  }, [carousel]);

  return (way: 'scrollPrev' | 'scrollNext') => {
    if (carousel) carousel[way]();
    else pressed.current = way;
  };
}

function useSelected(carousel: Carousel): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      carousel?.on('select', onChange).on('reInit', onChange);
      return () => {
        carousel?.off('select', onChange).off('reInit', onChange);
      };
    },
    [carousel],
  );

  return useSyncExternalStore(
    subscribe,
    () => carousel?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}

/** Advances `ADVANCE_MS` after the last move; pauses while a slide is dragged or a link in it has keyboard focus. */
function useAdvance(carousel: Carousel, isPlaying: boolean) {
  useEffect(() => {
    if (!carousel || !isPlaying) return;
    let timer = 0;
    const hold = () => {
      window.clearTimeout(timer);
    };
    const wait = () => {
      hold();
      timer = window.setTimeout(advance, ADVANCE_MS);
    };
    const advance = () => {
      if (!document.hidden && !isRead(carousel)) carousel.scrollNext();
      wait();
    };
    wait();
    carousel.on('select', wait).on('pointerDown', hold).on('pointerUp', wait);

    return () => {
      hold();
      carousel.off('select', wait).off('pointerDown', hold).off('pointerUp', wait);
    };
  }, [carousel, isPlaying]);
}

/** Tells whether keyboard focus is inside the carousel; moving on would take the focused link away. */
const isRead = (carousel: EmblaCarouselType) =>
  carousel.containerNode().querySelector(':focus-visible') !== null;
