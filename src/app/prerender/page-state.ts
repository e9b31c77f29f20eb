import { readRuntimeConfig, type RuntimeConfig } from '#src/config/runtime-config.ts';
import { toLocale, type Locale } from '#src/config/locale.ts';
import type { PublicAnswers } from '#src/lib/public-data/public-data.ts';

/** Id of the script element that holds the page's state as JSON. */
const ELEMENT_ID = 'page-state';

/** Data from which the server drew the page. The browser starts with this data, so that its first render is identical. */
export type PageState = {
  locale: Locale;
  config: RuntimeConfig;
  answers: PublicAnswers;
  /** Query of the URL as the server knew it. */
  search: string;
  drawnAt: Date;
};

/** Reads the state that came with the document; null where the server did not draw the page. */
export function readPageState(): PageState | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;

  return text ? parsePageState(JSON.parse(text) as Record<string, unknown>) : null;
}

/** Checks the state that came from the web server; throws an error that names the fault when its form is wrong. */
export function parsePageState(state: Record<string, unknown>): PageState {
  const locale = toLocale(String(state['locale']));
  if (!locale) throw new Error(`The page has no language of ours: ${JSON.stringify(state['locale'])}.`);

  return {
    locale,
    config: readRuntimeConfig(state['config']),
    answers: state['answers'] as PublicAnswers,
    search: String(state['search']),
    drawnAt: new Date(String(state['drawnAt'])),
  };
}
