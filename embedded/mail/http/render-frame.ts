import type { MailAttachment } from '../mails/mail.ts';

/**
 * Upper bound for the bytes of embedded pictures that are written into a mail's page; a mail may use each picture
 * many times.
 */
const INLINE_MAX_BYTES = 32 * 1024 * 1024;
const PICTURE = /^image\/[\w.+-]+$/;
const CID = /\bcid:([^"'()<>\s]+)/gi;
const DOCTYPE = /^\s*<!doctype[^>]*>/i;
/** Addresses of pictures on a host that is not this machine. */
const REMOTE =
  /(?:\b(?:src|srcset|background|poster)\s*=|\burl\()["'\s]*(?:https?:)?\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i;

/** Sources of the product's own pictures while it runs on this machine. */
const OWN_PICTURES = 'data: http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:*';

/**
 * Returns the policy of a mail's page: it runs no script, sends no form, belongs to no origin, and loads pictures
 * from other hosts only when the reader asks for them, because their sender would learn that the mail was read. Links
 * open in new tabs.
 */
export function framePolicy(withRemotePictures: boolean): string {
  return [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `img-src ${OWN_PICTURES}${withRemotePictures ? ' http: https:' : ''}`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Tells whether a mail has pictures that `framePolicy(false)` refuses. */
export const hasRemotePictures = (html = '') => REMOTE.test(html);

/**
 * Returns a mail's HTML for its frame. The HTML stays as it was sent, with its direction; only the addresses of
 * attached pictures are replaced by the pictures themselves, because the frame has no origin and the inbox would
 * refuse its requests (guard-inbox.ts).
 */
export function renderFrame(
  html: string,
  attachments: readonly MailAttachment[],
  contents: readonly Buffer[],
  inlineMaxBytes = INLINE_MAX_BYTES,
): string {
  const places = new Map(attachments.map(({ contentId }, place) => [contentId, place]));
  let left = inlineMaxBytes;
  const withPictures = html.replace(CID, (address, id: string) => {
    const place = places.get(decodeId(id));
    const [attachment, content] = place === undefined ? [] : [attachments[place], contents[place]];
    if (!attachment || !content || content.byteLength > left || !PICTURE.test(attachment.contentType))
      return address;
    left -= content.byteLength;
    return `data:${attachment.contentType};base64,${content.toString('base64')}`;
  });
  const doctype = DOCTYPE.exec(withPictures)?.[0] ?? '';

  // `<base>` may come before `<html>`: browsers still apply the attributes of a later `<html>`, and with them the
  // mail's direction.
  return `${doctype}<base target="_blank">${withPictures.slice(doctype.length)}`;
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
