import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { headersOf, mailboxesOf, timeOf } from './mail-headers.ts';
import type { Envelope, Mail, MailAttachment } from './mail.ts';

/** Limits against costly mails; a mail inside a mail is not parsed but stays an attachment. */
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 0 };

/** Parses the source of a mail. Throws where its structure exceeds `LIMITS`. */
export async function readMail(source: Buffer, envelope: Envelope): Promise<Mail> {
  const email = await PostalMime.parse(source, LIMITS);
  const [to, cc] = [mailboxesOf(email.to), mailboxesOf(email.cc)];
  const named = new Set([...to, ...cc].map(({ address }) => keyOf(address)));
  const text = textOf(email);

  return {
    id: randomBytes(9).toString('base64url'),
    time: timeOf(email),
    read: false,
    subject: email.subject ?? '',
    size: source.byteLength,
    from: mailboxesOf(email.from && [email.from]),
    to,
    cc,
    calculatedBcc: envelope.to.filter(({ address }) => !named.has(keyOf(address))),
    ...(email.html !== undefined && { html: email.html }),
    ...(text !== undefined && { text }),
    headers: headersOf(email),
    attachments: email.attachments.map(describe),
    envelope,
  };
}

/** Returns an address in a form to compare: the envelope has the domain in Unicode, the header may have it in ASCII. */
function keyOf(address: string): string {
  const at = address.lastIndexOf('@') + 1;

  return (address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))).toLowerCase();
}

/**
 * Returns the contents of a mail's attachments in the order of `Mail.attachments`. They are parsed from the source
 * each time, so that memory holds them only once.
 */
export async function readAttachments(source: Buffer): Promise<Buffer[]> {
  const { attachments } = await PostalMime.parse(source, LIMITS);

  return attachments.map(bytesOf);
}

function textOf({ text, html }: Email): string | undefined {
  if (text !== undefined || html === undefined) return text;
  return convert(html, { wordwrap: false });
}

function describe(attachment: Attachment, index: number): MailAttachment {
  const { filename, mimeType, disposition, contentId, related } = attachment;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(filename ?? '')?.[0] ?? '';
  const isInline = disposition === 'inline' || related === true;

  return {
    filename: filename ?? `attachment-${index + 1}${extension}`,
    generatedFileName: `${index + 1}${extension.toLowerCase()}`,
    contentType: mimeType,
    contentDisposition: isInline ? 'inline' : 'attachment',
    ...(contentId !== undefined && { contentId: contentId.replace(/^<|>$/g, '') }),
    size: bytesOf(attachment).byteLength,
  };
}

function bytesOf({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
