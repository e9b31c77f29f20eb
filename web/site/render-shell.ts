import { escapeHtml, renderHeadElement, type PageHead } from '../head/head-element.ts';
import type { Language } from './detect-language.ts';

export type ShellView = {
  language: Language;
  /** Of a page that nobody caches. */
  nonce?: string | undefined;
  head: PageHead;
};

/**
 * The single page's HTML for one view: language and direction, head texts, and the nonce for styles that scripts write,
 * where the page has one; they find it as the meta element's property, which no style sheet can read.
 */
export function renderShell(template: string, view: ShellView): string {
  const direction = view.language === 'ar' ? 'rtl' : 'ltr';
  const { title } = view.head;

  return template
    .replace(/<html\b[^>]*>/i, () => `<html lang="${view.language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/i, (found) => (title ? `<title>${escapeHtml(title)}</title>` : found))
    .replace(/<head\b[^>]*>/i, (found) =>
      view.nonce ? `${found}<meta property="csp-nonce" nonce="${view.nonce}">` : found,
    )
    .replace(/<\/head>/i, (found) => `${view.head.elements.map(renderHeadElement).join('')}${found}`);
}
