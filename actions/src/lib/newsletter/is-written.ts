import { DomUtils, parseDocument } from 'htmlparser2';
import { hasText } from '#actions/lib/has-text.ts';
import { cleanContent } from './clean-content.ts';
import { dropUnknownPlaces } from './placeholders.ts';

/** Emptiness doesn't depend on where links lead. */
const ANY_SITE = 'https://site.invalid/';

/** Tells whether mails show anything of a newsletter's content: words, a variable or an image; `<p></p>` is nothing. */
export function isWritten(html: string | null | undefined): boolean {
  const content = dropUnknownPlaces(cleanContent(html ?? '', ANY_SITE));

  return /<img\s/.test(content) || hasText(DomUtils.textContent(parseDocument(content)));
}
