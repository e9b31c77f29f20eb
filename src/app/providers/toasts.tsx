import { SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import './toasts.css';

/** Shows what `enqueueSnackbar` is given; it needs no tree around it. */
export function Toasts() {
  const place = usePlaceThatSpeaks();

  return <SnackbarProvider autoHideDuration={6000} maxSnack={3} domRoot={place} />;
}

/**
 * Stands beside the page. A dialog hides all that is around it from screen readers, and would hide with it why a form
 * in it could not be saved.
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
