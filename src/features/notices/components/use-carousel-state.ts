import type { AutoplayType } from 'embla-carousel-autoplay';
import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Carousel = UseEmblaCarouselType[1];

/** There is none while the carousel is inactive, as it is with a single notice. */
function autoplayOf(carousel: Carousel): AutoplayType | undefined {
  return (carousel?.plugins() as { autoplay?: AutoplayType } | undefined)?.autoplay;
}

/** Which slide shows and whether the carousel moves by itself, with the ways to change both. */
export function useCarouselState(carousel: Carousel, startsMoving: boolean) {
  const [selected, setSelected] = useState(0);
  const [isPlaying, setIsPlaying] = useState(startsMoving);

  useEffect(() => {
    if (!carousel) return;
    const select = () => {
      setSelected(carousel.selectedScrollSnap());
    };
    carousel.on('select', select).on('reInit', select);
    return () => {
      carousel.off('select', select).off('reInit', select);
    };
  }, [carousel]);
  useEffect(() => {
    if (!carousel || isPlaying) return;
    // A change of slides or direction sets the carousel up anew, and would set a paused one moving.
    const stayPaused = () => {
      autoplayOf(carousel)?.stop();
    };
    stayPaused();
    carousel.on('reInit', stayPaused);
    return () => {
      carousel.off('reInit', stayPaused);
    };
  }, [carousel, isPlaying]);

  return {
    selected,
    isPlaying,
    showPrevious: () => carousel?.scrollPrev(),
    showNext: () => carousel?.scrollNext(),
    togglePlaying: () => {
      if (!isPlaying) autoplayOf(carousel)?.play();
      setIsPlaying(!isPlaying);
    },
  };
}
