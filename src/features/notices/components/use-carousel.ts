import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '#src/lib/document/saves-data.ts';
import type { Direction } from '#src/config/locale.ts';
import { createLogger } from '#src/lib/log/logger.ts';

/** Undefined until the carousel is loaded, null if loading failed. */
export type Carousel = EmblaCarouselType | null | undefined;

type CarouselOptions = {
  direction: Direction;
  isActive: boolean;
  /**
   * True once somebody with data saving on has pressed a control; only then is the carousel's code loaded for them. A
   * change of this option rebuilds the carousel.
   */
  isAsked: boolean;
};

/** With reduced motion, the next notice appears at once. */
const WITHOUT_MOTION = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

const log = createLogger('notices');

/**
 * Makes a looping carousel of the children of the element's first child; its code is loaded on demand. Until it is
 * loaded, and if that fails, the first child shows.
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
