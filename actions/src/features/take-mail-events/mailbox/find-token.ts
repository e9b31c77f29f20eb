import type { Email } from 'postal-mime';
import type { BounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { tokenOf } from '#actions/lib/mail/mail-event.ts';
import { readHeaders, type Fields } from './report-fields.ts';

/** Headers that hold the email to which a report was sent. */
const RECIPIENT_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

type Sources = {
  email: Email;
  /** Headers of the mail that bounced. */
  original: Fields;
  /** Blocks of fields in the report's machine-readable parts. */
  blocks: readonly Fields[];
  bounces: BounceEmail;
};

/**
 * Finds the token of the mail that a report is about: in the email to which the report was sent, else in the mail's
 * Message-ID or in the ids of messages to which the report refers.
 */
export function findToken({ email, original, blocks, bounces }: Sources): string | undefined {
  const headers = email.headers;
  const recipients = headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key)).map(({ value }) => value);
  const senders = blocks.map((fields) => fields.get('original-mail-from') ?? '');
  const ids = [
    original.get('message-id'),
    original.get('x-pm-metadata-token'),
    ...blocks.map((fields) => fields.get('x-original-message-id')),
    ...[email.inReplyTo, email.references].flatMap(readIds),
  ];

  return first([...recipients, ...senders], bounces.find) ?? first(ids, tokenOf);
}

/** Reads the ids of messages, which need no blank between them (RFC 5322, 3.6.4), with or without their brackets. */
const readIds = (text = ''): string[] => text.match(/<[^<>]*>|[^\s<>]+/g) ?? [];

/**
 * Reads the headers of the original mail, which a report holds as a whole or in part; returns an empty map if it holds
 * none.
 */
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
