import type { IncomingHttpHeaders } from 'node:http';

/** Tells whether the browser asks to save data; see https://wicg.github.io/savedata/#save-data-request-header-field. */
export function savesData({ 'save-data': asked }: IncomingHttpHeaders): boolean {
  return (
    String(asked ?? '')
      .trim()
      .toLowerCase() === 'on'
  );
}

/** Marks a document with `data-saves-data`, by which its styles use system fonts only, and drops its font preloads. */
export function forSavedData(html: string): string {
  return html
    .replace(/<html\b/i, (found) => `${found} data-saves-data`)
    .replace(/<link\b[^>]*\bas="font"[^>]*>\s*/gi, '');
}
