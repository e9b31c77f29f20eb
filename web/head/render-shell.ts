import { escapeHtml } from '#runtime/escape-html.ts';
import { renderHeadElement, type PageHead } from './head-element.ts';
import type { Language } from '../pages/detect-language.ts';

export type ShellView = {
  language: Language;
  head: PageHead;
};

/** What the built shell asks for ahead, in the language that it is for. */
const ASKED_AHEAD = /<link\b[^>]*\bdata-language="(\w+)"[^>]*>\s*/gi;

/** The single page's HTML for one view: language, direction, head texts, and what this language alone needs. */
export function renderShell(template: string, view: ShellView): string {
  const direction = view.language === 'ar' ? 'rtl' : 'ltr';
  const { title } = view.head;

  return template
    .replace(/<html\b[^>]*>/i, () => `<html lang="${view.language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/i, (found) => (title ? `<title>${escapeHtml(title)}</title>` : found))
    .replace(ASKED_AHEAD, (found, language: string) => (language === view.language ? found : ''))
    .replace(/<\/head>/i, (found) => `${view.head.elements.map(renderHeadElement).join('')}${found}`);
}

/**
 * The document of a page that nobody caches, with the nonce for styles that scripts write; they find it as the meta
 * element's property, which no style sheet can read.
 */
export function withNonce(html: string, nonce: string): string {
  return html.replace(/<head\b[^>]*>/i, (found) => `${found}<meta property="csp-nonce" nonce="${nonce}">`);
}
