import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '#src/lib/document/saves-data.ts';
import type { Direction } from '#src/config/locale.ts';
import { createLogger } from '#src/lib/log/logger.ts';

/** Undefined until it is there, null when it could not be loaded. */
export type Carousel = EmblaCarouselType | null | undefined;

type CarouselOptions = {
  direction: Direction;
  isActive: boolean;
  /** Somebody who saves data has pressed one of its controls, and gets its code. A change makes another carousel. */
  isAsked: boolean;
};

/** Who wishes for less motion sees the next notice at once. */
const WITHOUT_MOTION = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

const log = createLogger('notices');

/**
 * Makes a looping carousel of the children of an element's first child, with code that is loaded for it alone.
 * Until it is there, and where it cannot be loaded, the first of them shows.
 */
export function useCarousel({ direction, isActive, isAsked }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();

  useEffect(() => {
    const element = viewport.current;
    if (!element || !isActive || (savesData() && !isAsked)) return;
    let made: EmblaCarouselType | undefined;
    let isWanted = true;
    const make = async () => {
      const { default: createCarousel } = await import('embla-carousel');
      if (!isWanted) return;
      made = createCarousel(element, { loop: true, direction, breakpoints: WITHOUT_MOTION });
      setCarousel(made);
    };
    make().catch((error: unknown) => {
      log.warn('The carousel could not be loaded; one notice is shown.', { error });
      if (isWanted) setCarousel(null);
    });

    return () => {
      isWanted = false;
      made?.destroy();
      setCarousel(undefined);
    };
  }, [direction, isActive, isAsked]);

  return [viewport, carousel] as const;
}
