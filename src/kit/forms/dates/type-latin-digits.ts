import type { ClipboardEvent, FormEvent } from 'react';
import { toLatinDigits } from '#src/lib/messages/latin-digits.ts';

/**
 * Event handlers around a date picker that give it Latin digits for typed and pasted Arabic and Persian ones, of which it
 * knows nothing in any of our languages.
 */
export const typeLatinDigits = {
  onInputCapture: ({ target }: FormEvent) => {
    const text = (target as Element).textContent;
    const latin = toLatinDigits(text);
    // The picker reads a key from the text of its part, and then puts its own text there.
    if (latin !== text) (target as Element).textContent = latin;
  },
  onPasteCapture: (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const latin = toLatinDigits(text);
    if (latin === text) return;
    event.preventDefault();
    event.stopPropagation();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', latin);
    event.target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  },
};
