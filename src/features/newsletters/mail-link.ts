import { isExternalLink } from '#src/kit/forms/site-link.ts';
import { VARIABLE_PATTERN } from './variables.ts';

const VARIABLE = new RegExp(VARIABLE_PATTERN, 'g');
/** Where a variable may stand in a link: after the host. */
const BEFORE_VARIABLE = /^(https?:\/\/[^/?#]+[/?#]|mailto:|tel:)/i;

/**
 * Tells whether mails can have a link: full, or one that the server completes, such as `www.…`, a path of this site and
 * an email. The server has the same rule (actions/src/lib/newsletter/link-url.ts).
 */
export function isMailLink(link: string): boolean {
  const url = withScheme(link);
  const at = url.indexOf('{{');

  return isExternalLink(url.replaceAll(VARIABLE, 'x')) && (at < 0 || BEFORE_VARIABLE.test(url.slice(0, at)));
}

function withScheme(link: string): string {
  if (/^www\./i.test(link)) return `https://${link}`;
  if (link.startsWith('//')) return `https:${link}`;
  if (link.startsWith('/')) return `https://site.invalid${link}`;

  return /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(link) ? `mailto:${link}` : link;
}
