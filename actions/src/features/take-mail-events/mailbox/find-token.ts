import type { Email } from 'postal-mime';
import type { BounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { tokenOf } from '../mail-event.ts';
import { readHeaders, type Fields } from './report-fields.ts';

/** Where the address stands that a report was sent to. */
const RECIPIENT_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

type Sources = {
  email: Email;
  /** The headers of the mail that came back. */
  original: Fields;
  /** What the report's own parts say. */
  blocks: readonly Fields[];
  bounces: BounceEmail;
};

/** The token of the mail that a report is about: by the address it came to, its Message-ID, or what the report refers to. */
export function findToken({ email, original, blocks, bounces }: Sources): string | undefined {
  const headers = email.headers;
  const recipients = headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key)).map(({ value }) => value);
  const senders = blocks.map((fields) => fields.get('original-mail-from') ?? '');
  const ids = [
    original.get('message-id'),
    original.get('x-pm-metadata-token'),
    ...blocks.map((fields) => fields.get('x-original-message-id')),
    ...[email.inReplyTo, email.references].flatMap((text) => text?.split(/\s+/)),
  ];

  return first([...recipients, ...senders], bounces.find) ?? first(ids, tokenOf);
}

/** The headers of the original, whole or in part; an empty map where the report has none of it. */
export function readOriginal(parts: readonly { mimeType: string; text: string }[]): Fields {
  const part = parts.find(({ mimeType }) =>
    /^(message\/(rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/.test(mimeType),
  );
  return readHeaders(part?.text ?? '');
}

function first<T>(values: readonly T[], find: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
