import { CATEGORIES, type Category } from '#src/config/paths.ts';

declare global {
  interface Window {
    /** Returns a request from before this script ran; defined by the web server (`web/site/prerender/start-script.ts`). */
    takeEarlyRequest?: () => Event | null;
  }
}

/** Name of the custom event that opens the service panel; its detail is the category's name. */
const SERVICE_PANEL_EVENT = 'open-service-panel';

/** Opens the service panel for a category, from anywhere on the page. */
export function openServicePanel(category: Category): void {
  window.dispatchEvent(new CustomEvent(SERVICE_PANEL_EVENT, { detail: category }));
}

/** Calls the listener for each request to open the panel, even one from before hydration; ignores unknown categories. */
export function onServicePanelRequest(listener: (category: Category) => void): () => void {
  const handle = (event: Event) => {
    const asked: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const category = CATEGORIES.find((known) => known === asked);
    if (category) listener(category);
  };
  window.addEventListener(SERVICE_PANEL_EVENT, handle);
  const early = window.takeEarlyRequest?.();
  if (early) handle(early);

  return () => {
    window.removeEventListener(SERVICE_PANEL_EVENT, handle);
  };
}
