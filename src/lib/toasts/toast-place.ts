import type { ReactElement } from 'react';
import { createListeners } from '#src/lib/listeners/create-listeners.ts';

const listeners = createListeners();
let drawn: ReactElement | null = null;

/** Holds the element that draws the toasts; null until a part that can show toasts is loaded. */
export const toastPlace = {
  subscribe: listeners.add,
  get: () => drawn,
  draw: (element: ReactElement) => {
    drawn = element;
    listeners.tell();
  },
};
