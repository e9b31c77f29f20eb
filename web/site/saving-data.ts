import type { IncomingHttpHeaders } from 'node:http';

/** Whether the visitor has asked the browser to save data; see https://wicg.github.io/savedata/#save-data-request-header-field. */
export function savesData({ 'save-data': asked }: IncomingHttpHeaders): boolean {
  return (
    String(asked ?? '')
      .trim()
      .toLowerCase() === 'on'
  );
}

/** The same document for whoever saves data: by the mark its styles name the system's fonts alone, so that none is loaded. */
export function forSavedData(html: string): string {
  return html
    .replace(/<html\b/i, (found) => `${found} data-saves-data`)
    .replace(/<link\b[^>]*\bas="font"[^>]*>\s*/gi, '');
}
