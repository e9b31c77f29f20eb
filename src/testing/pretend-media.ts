import { vi } from 'vitest';

/** Lets every media query that contains one of these words match (`max-width`, `prefers-reduced-motion`). */
export function pretendMedia(...words: string[]): void {
  const unheard = () => undefined;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: words.some((word) => media.includes(word)),
        addEventListener: unheard,
        removeEventListener: unheard,
        addListener: unheard,
        removeListener: unheard,
      }) as unknown as MediaQueryList,
  );
}
