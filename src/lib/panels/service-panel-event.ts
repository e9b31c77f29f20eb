declare global {
  interface Window {
    /** Returns a request from before this script ran; defined by the web server (`web/site/prerender/start-script.ts`). */
    takeEarlyRequest?: () => Event | null;
  }
}

/** Name of the custom event that opens the service panel; its detail is the slug of a kind of hosting. */
const SERVICE_PANEL_EVENT = 'open-service-panel';

/** Opens the service panel for a kind of hosting, from anywhere on the page. */
export function openServicePanel(slug: string): void {
  window.dispatchEvent(new CustomEvent(SERVICE_PANEL_EVENT, { detail: slug }));
}

/** Calls the listener for each request to open the panel, even one from before hydration; ignores what is no slug. */
export function onServicePanelRequest(listener: (slug: string) => void): () => void {
  const handle = (event: Event) => {
    const asked: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (typeof asked === 'string') listener(asked);
  };
  window.addEventListener(SERVICE_PANEL_EVENT, handle);
  const early = window.takeEarlyRequest?.();
  if (early) handle(early);

  return () => {
    window.removeEventListener(SERVICE_PANEL_EVENT, handle);
  };
}
