import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type OptionsObject,
  type SnackbarKey,
  type SnackbarMessage,
} from 'notistack';
import { useEffect, useState } from 'react';
import { toastPlace } from './toast-place.ts';
import './toasts.css';

/** Toasts that were shown before their place was drawn. */
const waiting = new Map<SnackbarKey, () => void>();
let count = 0;

/**
 * Shows a toast, whether or not its place is drawn yet; returns its key. Whatever can show a toast imports this module, and
 * so has loaded all that a toast needs.
 */
export function showToast(message: SnackbarMessage, options: OptionsObject = {}): SnackbarKey {
  const { key = `toast-${(count += 1)}` } = options;
  const show = () => enqueueSnackbar(message, { ...options, key });
  // notistack sets the function when its provider is created.
  if (enqueueSnackbar === undefined) waiting.set(key, show);
  else show();

  return key;
}

export function closeToast(key: SnackbarKey): void {
  if (!waiting.delete(key)) closeSnackbar(key);
}

toastPlace.draw(<Toasts />);

/** Place of the toasts, which `RootLayout` draws once this module is loaded. */
function Toasts() {
  const place = usePlaceThatSpeaks();

  useEffect(() => {
    waiting.forEach((show) => show());
    waiting.clear();
  }, []);

  return (
    <SnackbarProvider
      autoHideDuration={6000}
      maxSnack={3}
      domRoot={place}
      TransitionProps={{ direction: 'up' }}
    />
  );
}

/**
 * Returns an element beside the page for the toasts and keeps it visible to screen readers: a MUI dialog sets
 * `aria-hidden` on everything around it, which would also hide the toast that says why the dialog's form was not saved.
 */
function usePlaceThatSpeaks(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    const watch = new MutationObserver(() => {
      if (place.hasAttribute('aria-hidden')) place.removeAttribute('aria-hidden');
    });
    watch.observe(place, { attributeFilter: ['aria-hidden'] });
    document.body.append(place);

    return () => {
      watch.disconnect();
      place.remove();
    };
  }, [place]);

  return place;
}
