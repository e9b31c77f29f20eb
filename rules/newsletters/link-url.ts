import { IN_URL } from './variables.ts';

/** Where a variable may stand in a URL: after the host, so that no value decides where a link leads. */
const BEFORE_VARIABLE = /^(?:https?:\/\/[^/?#\\\s]+[/?#]|mailto:|tel:)/i;
const ABSOLUTE = /^(?:https?:\/\/|mailto:|tel:)/i;
const EMAIL = /^[^\s@:/?#\\]+@[^\s@:/?#\\]+\.[^\s@:/?#\\]+$/;
/** Variable in a URL whose braces a browser or an editor has percent-encoded. */
const ENCODED = /%7B%7B((?:[a-z_ ]|%20|%7C)*)%7D%7D/gi;
const BEGINNING = new RegExp(String.raw`\{\{\s*(?:${IN_URL})?`, 'g');
const UNCLOSED = /\{\{(?![^{}]*\}\})/;
const UNSUBSCRIBE = /^\{\{\s*unsubscribe_url\s*\}\}$/;

/**
 * Returns the URL that mails have for a link of a newsletter; undefined: mails can't have the link. `www.` gets
 * https://, a path the site's origin, an email mailto:. A variable is marked (`{{url:email}}`), so that its value is
 * percent-encoded.
 */
export function linkUrl(href: string, site: string): string | undefined {
  const written = href.trim().replace(ENCODED, decodeURIComponent);
  if (UNSUBSCRIBE.test(written)) return written;
  if (UNCLOSED.test(written)) return undefined;
  const url = withScheme(written, site);
  const at = url.indexOf('{{');
  if (at < 0) return ABSOLUTE.test(url) ? url : undefined;

  return BEFORE_VARIABLE.test(url.slice(0, at)) ? url.replace(BEGINNING, `{{${IN_URL}`) : undefined;
}

function withScheme(url: string, site: string): string {
  if (/^www\./i.test(url)) return `https://${url}`;
  if (url.startsWith('//')) return `https:${url}`;
  if (url.startsWith('/')) return `${new URL(site).origin}${url}`;

  return EMAIL.test(url) ? `mailto:${url}` : url;
}
