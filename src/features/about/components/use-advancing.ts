import { useEffect, useState } from 'react';

const wishesReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Steps through `count` items in a loop; with reduced motion it starts paused. */
export function useAdvancing(count: number, everyMs: number) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(() => !wishesReducedMotion());

  useEffect(() => {
    if (!isPlaying || count === 0) return;
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
