import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { recolorFor } from '#rules/brand/brand-color.ts';
import { brandStyles } from './brand-styles.ts';
import { renderHeadElement, type PageHead } from './head-element.ts';
import type { Language } from '../pages/detect-language.ts';

export type ShellView = {
  language: Language;
  head: PageHead;
};

/** Preload links in the built shell that are meant for one language. */
const ASKED_AHEAD = /<link\b[^>]*\bdata-language="(\w+)"[^>]*>\s*/gi;

/** Links of the built shell to the icons of the site. */
const ICONS = /<link rel="(icon|apple-touch-icon)"[^>]*>/gi;

const iconLink = (rel: string, { tab, touch }: NonNullable<PageHead['icons']>): string =>
  `<link rel="${rel}" href="${escapeHtml(rel === 'icon' ? tab : touch)}">`;

/** Colour of a phone's bar above dark pages. */
const BAR = /#081a15/g;

/** Renders the built `index.html` for one view: sets language, direction and head, drops other languages' preloads. */
export function renderShell(template: string, view: ShellView): string {
  const direction = view.language === 'ar' ? 'rtl' : 'ltr';
  const { title, elements, body = [], icons, color } = view.head;
  const styles = color ? `<style id="brand-colors">${brandStyles(color)}</style>` : '';

  return template
    .replace(/<html\b[^>]*>/i, () => `<html lang="${view.language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/i, (found) => (title ? `<title>${escapeHtml(title)}</title>` : found))
    .replace(ICONS, (found, rel: string) => (icons ? iconLink(rel, icons) : found))
    .replace(ASKED_AHEAD, (found, language: string) => (language === view.language ? found : ''))
    .replace(/<\/head>/i, (found) => `${elements.map(renderHeadElement).join('')}${styles}${found}`)
    .replace(BAR, (found) => (color ? recolorFor(color)(found) : found))
    .replace(/<body\b[^>]*>/i, (found) => `${found}${body.map(renderHeadElement).join('')}`);
}

/** Beginning of a head with the charset, which HTML wants within the first 1,024 bytes of a document. */
const HEAD = /<head\b[^>]*>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i;

/** Adds HTML at the beginning of the head, after the charset. */
export function beginHead(document: string, html: string): string {
  return document.replace(HEAD, (found) => `${found}${html}`);
}

/**
 * Adds the nonce for styles that scripts insert to a document that is never cached. Scripts read it from the meta
 * element's `nonce` property; style sheets cannot read that property.
 */
export function withNonce(html: string, nonce: string): string {
  return beginHead(html, `<meta property="csp-nonce" content="" nonce="${nonce}">`);
}
