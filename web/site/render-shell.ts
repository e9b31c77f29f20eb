import { escapeHtml, renderHeadElement, type PageHead } from '../head/head-element.ts';
import type { Language } from './detect-language.ts';

export type ShellView = {
  language: Language;
  nonce: string;
  head: PageHead;
};

/**
 * The single page's HTML for one view: language and direction, head texts, and the nonce that its
 * scripts (and those that vite loads later, by the meta element) run with.
 */
export function renderShell(template: string, view: ShellView): string {
  const direction = view.language === 'ar' ? 'rtl' : 'ltr';
  const { title } = view.head;

  return template
    .replace(/<html\b[^>]*>/i, () => `<html lang="${view.language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/i, (found) => (title ? `<title>${escapeHtml(title)}</title>` : found))
    .replace(/<head\b[^>]*>/i, (found) => `${found}<meta property="csp-nonce" nonce="${view.nonce}">`)
    .replace(/<script\b(?![^>]*\bnonce=)/gi, (found) => `${found} nonce="${view.nonce}"`)
    .replace(/<link\b(?=[^>]*\brel="modulepreload")/gi, (found) => `${found} nonce="${view.nonce}"`)
    .replace(/<\/head>/i, (found) => `${view.head.elements.map(renderHeadElement).join('')}${found}`);
}
