import { SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import './toasts.css';

/** Shows the messages passed to `enqueueSnackbar`, which works without a provider around its caller. */
export function Toasts() {
  const place = usePlaceThatSpeaks();

  return <SnackbarProvider autoHideDuration={6000} maxSnack={3} domRoot={place} />;
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
