import { useEffect, useState } from 'react';

const wishesReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes through `count` items in a loop; a wish for reduced motion starts it paused. */
export function useAdvancing(count: number, everyMs: number) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(() => !wishesReducedMotion());

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      setIndex((current) => (current + 1) % count);
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [isPlaying, count, everyMs]);

  return {
    index,
    isPlaying,
    show: setIndex,
    togglePlaying: () => {
      setIsPlaying(!isPlaying);
    },
  };
}
