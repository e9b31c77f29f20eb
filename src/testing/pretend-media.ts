import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Makes every media query match that contains one of these words (`max-width`, `prefers-reduced-motion`). Returns a
 * function that changes the words, as when a phone is turned.
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
