import type { ReactElement } from 'react';

const listeners = new Set<() => void>();
let drawn: ReactElement | null = null;

/** Holds the element that draws the toasts; null until a part that can show toasts is loaded. */
export const toastPlace = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => drawn,
  draw: (element: ReactElement) => {
    drawn = element;
    listeners.forEach((listener) => listener());
  },
};
