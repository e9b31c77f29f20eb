import type { MailAttachment } from '../mails/mail.ts';

/** Pictures that a mail holds are written into its page, together up to this size; a mail may name each one many times. */
const INLINE_MAX_BYTES = 32 * 1024 * 1024;
const PICTURE = /^image\/[\w.+-]+$/;
const CID = /\bcid:([^"'()<>\s]+)/gi;
const DOCTYPE = /^\s*<!doctype[^>]*>/i;
/** A picture's address with a host that is not this machine. */
const REMOTE =
  /(?:\b(?:src|srcset|background|poster)\s*=|\burl\()["'\s]*(?:https?:)?\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/i;

/** The product's own pictures, as it runs on this machine. */
const OWN_PICTURES = 'data: http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:*';

/**
 * The policy of a mail's page: it runs nothing, sends nothing, belongs to no origin, and loads no picture from elsewhere
 * (its sender would learn that it was read) until the reader asks for them. Its links open in tabs of their own.
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

/** Whether a mail asks for pictures that `framePolicy(false)` refuses. */
export const hasRemotePictures = (html = '') => REMOTE.test(html);

/**
 * A mail's HTML as its frame loads it. It is left as it was sent, its direction included, but for pictures that the
 * mail brings along: the frame has no origin, so that the inbox would refuse to answer it (guard-inbox.ts).
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

  // Browsers take the attributes of an <html> that comes later, and so the mail's own direction.
  return `${doctype}<base target="_blank">${withPictures.slice(doctype.length)}`;
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
