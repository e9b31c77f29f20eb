import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Lets every media query that contains one of these words match (`max-width`, `prefers-reduced-motion`). What it
 * returns changes the words, as a turned phone does.
 */
export function pretendMedia(...words: string[]): (...words: string[]) => void {
  const listeners = new Set<() => void>();
  let matching = words;
  const hear = (_event: string, listener: () => void) => void listeners.add(listener);
  const forget = (_event: string, listener: () => void) => void listeners.delete(listener);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: matching.some((word) => media.includes(word)),
        addEventListener: hear,
        removeEventListener: forget,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

  return (...others) => {
    matching = others;
    act(() => listeners.forEach((listener) => listener()));
  };
}
