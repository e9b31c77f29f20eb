import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Carousel = UseEmblaCarouselType[1];

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
      carousel.plugins().autoplay.stop();
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
      if (!isPlaying) carousel?.plugins().autoplay.play();
      setIsPlaying(!isPlaying);
    },
  };
}
