import { DomUtils, parseDocument } from 'htmlparser2';
import { isWritten as isAnythingWritten } from '#rules/newsletters/is-written.ts';
import { cleanContent } from './clean-content.ts';

/** Emptiness doesn't depend on where links lead. */
const ANY_SITE = 'https://site.invalid/';

/** Tells whether mails show anything of a newsletter's content. */
export function isWritten(html: string | null | undefined): boolean {
  const document = parseDocument(cleanContent(html ?? '', ANY_SITE));
  const images = DomUtils.getElementsByTagName('img', document).map(({ attribs }) => attribs['src'] ?? '');

  return isAnythingWritten({ text: DomUtils.textContent(document), images });
}
