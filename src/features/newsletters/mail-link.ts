import { isExternalLink } from '#src/kit/forms/site-link.ts';
import { linkUrl } from '#rules/newsletters/link-url.ts';

/** A link's form doesn't depend on the site. */
const ANY_SITE = 'https://site.invalid/';
const VARIABLE = /\{\{[^{}]*\}\}/g;

/**
 * Tells whether mails can have a link, full or one that the server completes (`www.…`, a path of this site, an email),
 * and it has no blanks or other signs that browsers read in ways that people don't expect.
 */
export function isMailLink(link: string): boolean {
  const url = linkUrl(link, ANY_SITE);
  if (url === undefined) return false;

  return isUnsubscribeLink(url) || isExternalLink(url.replaceAll(VARIABLE, 'x'));
}

/** The one link that begins with a variable. */
const isUnsubscribeLink = (url: string) => url.startsWith('{{');
