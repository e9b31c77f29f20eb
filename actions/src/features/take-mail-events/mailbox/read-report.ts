import PostalMime, { type Email } from 'postal-mime';
import type { BounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { judgeFeedback } from '#actions/lib/mail/judge-feedback.ts';
import type { MailEvent } from '#actions/lib/mail/mail-event.ts';
import { findToken, readOriginal } from './find-token.ts';
import { judgeRecipient } from './judge-status.ts';
import { readFieldBlocks, type Fields } from './report-fields.ts';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };

/** Report about one of our mails; `kind` is undefined if the report changes nothing, such as a delay. */
export type Report = Omit<MailEvent, 'kind'> & { kind: MailEvent['kind'] | undefined };

type Part = { mimeType: string; text: string };

/**
 * Reads a delivery report (RFC 3464, RFC 6533) or a complaint (ARF, RFC 5965). Returns undefined for any other mail,
 * and for a report about a mail that is not ours. Throws if the mail's structure exceeds LIMITS.
 */
export async function readReport(source: Uint8Array, bounces: BounceEmail): Promise<Report | undefined> {
  const email = await PostalMime.parse(source, LIMITS);
  if (!isReport(email)) return undefined;
  const parts = partsOf(email);
  const blocks = parts.filter(isMachineReadable).map(({ text }) => readFieldBlocks(text));
  const token = findToken({ email, original: readOriginal(parts), blocks: blocks.flat(), bounces });
  if (token === undefined) return undefined;

  const verdict = wishIn(parts) ?? worstOf(blocks.flat(), email.text);
  return { token, kind: verdict?.kind, detail: verdict?.detail ?? '' };
}

/**
 * Tells whether a mail is a report: by its type, or by its sender, because OpenSMTPD's reports are `multipart/mixed`. Any
 * other mail is a person's, even if a report is attached to it.
 */
function isReport({ headers, from, attachments }: Email): boolean {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (/^multipart\/report\b/i.test(type)) return true;
  const isOfServer = /^mailer-daemon(@|$)/i.test(from?.address ?? '');
  return isOfServer && attachments.some(({ mimeType }) => isDeliveryStatus(mimeType));
}

const isDeliveryStatus = (mimeType: string) => /^message\/(global-)?delivery-status$/.test(mimeType);

const partsOf = (email: Email): Part[] =>
  email.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }));

const isMachineReadable = ({ mimeType }: Part) =>
  isDeliveryStatus(mimeType) || mimeType === 'message/feedback-report';

/** Returns the complaint or the unsubscription of a report, if it is one. */
function wishIn(parts: readonly Part[]) {
  const report = parts.find(({ mimeType }) => mimeType === 'message/feedback-report');
  const [fields] = readFieldBlocks(report?.text ?? '');
  const type = fields?.get('feedback-type');
  const kind = type === undefined ? undefined : judgeFeedback(type);

  return kind && { kind, detail: fields?.get('user-agent') ?? type ?? '' };
}

/**
 * Returns the most severe verdict. A mail of ours has one recipient; a server that lists more names the recipients to
 * which it passed the mail on.
 */
function worstOf(blocks: readonly Fields[], text: string | undefined) {
  const verdicts = blocks
    .map((fields) => judgeRecipient(fields, text))
    .filter((verdict) => verdict !== undefined);
  return verdicts.find(({ kind }) => kind === 'hard') ?? verdicts[0];
}
