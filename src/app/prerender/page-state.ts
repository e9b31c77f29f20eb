import { readRuntimeConfig, type RuntimeConfig } from '#src/config/runtime-config.ts';
import { toLocale, type Locale } from '#src/config/locale.ts';
import type { PublicAnswers } from '#src/lib/public-data/public-data.ts';

/** The id of the script element that carries it. */
const ELEMENT_ID = 'page-state';

/** What the server drew a page from; the browser begins with the same, and so draws the same. */
export type PageState = {
  locale: Locale;
  config: RuntimeConfig;
  answers: PublicAnswers;
  /** The parameters of the address that it knew. */
  search: string;
  drawnAt: Date;
};

/** Reads what came with the document; null where the page was not drawn by the server. */
export function readPageState(): PageState | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;

  return text ? parsePageState(JSON.parse(text) as Record<string, unknown>) : null;
}

/** Checks what came from the web server; it throws with the fault when it is not of the agreed form. */
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
