import type { Language } from './detect-language.ts';
import type { SeoTexts } from './site-settings.ts';

export type ShellView = {
  language: Language;
  nonce: string;
  seo: SeoTexts;
  /** Absolute, without a query; missing where search engines are not wanted. */
  canonicalUrl?: string;
};

/**
 * The single page's HTML for one view: language and direction, head texts, and the nonce that its
 * scripts (and those that vite loads later, by the meta element) run with.
 */
export function renderShell(template: string, view: ShellView): string {
  const direction = view.language === 'ar' ? 'rtl' : 'ltr';
  const { title } = view.seo;

  return template
    .replace(/<html\b[^>]*>/i, () => `<html lang="${view.language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/i, (found) => (title ? `<title>${escapeHtml(title)}</title>` : found))
    .replace(/<head\b[^>]*>/i, (found) => `${found}<meta property="csp-nonce" nonce="${view.nonce}">`)
    .replace(/<script\b(?![^>]*\bnonce=)/gi, (found) => `${found} nonce="${view.nonce}"`)
    .replace(/<link\b(?=[^>]*\brel="modulepreload")/gi, (found) => `${found} nonce="${view.nonce}"`)
    .replace(/<\/head>/i, (found) => `${headElements(view).join('')}${found}`);
}

/** Marked, so that the page takes these over instead of adding its own beside them. */
function headElements({ seo, canonicalUrl }: ShellView): string[] {
  const meta = (name: string, content: string | undefined) =>
    content ? [`<meta name="${name}" content="${escapeHtml(content)}" data-seo>`] : [];

  return [
    ...meta('description', seo.description),
    ...meta('keywords', seo.keywords),
    ...(canonicalUrl
      ? [`<link rel="canonical" href="${escapeHtml(canonicalUrl)}" data-seo>`]
      : meta('robots', 'noindex')),
  ];
}

/** Text as it may stand in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
