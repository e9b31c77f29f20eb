import PostalMime, { type Email } from 'postal-mime';
import type { BounceEmail } from '#actions/lib/mail/bounce-email.ts';
import type { MailEvent } from '../mail-event.ts';
import { findToken, readOriginal } from './find-token.ts';
import { judgeRecipient } from './judge-status.ts';
import { readFieldBlocks, type Fields } from './report-fields.ts';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };

/** A report about one of our mails; `kind` is missing where it changes nothing, as a delay. */
export type Report = Omit<MailEvent, 'kind'> & { kind: MailEvent['kind'] | undefined };

type Part = { mimeType: string; text: string };

/**
 * Reads a delivery report (RFC 3464, RFC 6533) or a complaint (ARF, RFC 5965). Undefined: it is none, or about a mail
 * that is none of ours. Throws where the mail is built so that reading it would take too much.
 */
export async function readReport(source: Uint8Array, bounces: BounceEmail): Promise<Report | undefined> {
  const email = await PostalMime.parse(source, LIMITS);
  if (!isReport(email)) return undefined;
  const parts = partsOf(email);
  const blocks = parts.filter(isMachineReadable).map(({ text }) => readFieldBlocks(text));
  const token = findToken({ email, original: readOriginal(parts), blocks: blocks.flat(), bounces });
  if (token === undefined) return undefined;

  const verdict = complaintIn(parts) ?? worstOf(blocks.flat());
  return { token, kind: verdict?.kind, detail: verdict?.detail ?? '' };
}

/** Anything else is a person's mail, even where a report is attached to it. */
const isReport = (email: Email) =>
  email.headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report\b/i.test(value));

const partsOf = (email: Email): Part[] =>
  email.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }));

const isMachineReadable = ({ mimeType }: Part) =>
  /^message\/((global-)?delivery-status|feedback-report)$/.test(mimeType);

/** Who says that a mail is no spam, or tells of a virus that it found, does not complain. */
function complaintIn(parts: readonly Part[]) {
  const report = parts.find(({ mimeType }) => mimeType === 'message/feedback-report');
  const [fields] = readFieldBlocks(report?.text ?? '');
  const type = fields?.get('feedback-type')?.toLowerCase();
  if (type === undefined || !['abuse', 'fraud', 'other', 'opt-out'].includes(type)) return undefined;

  return { kind: 'complaint' as const, detail: fields?.get('user-agent') ?? type };
}

/** A mail of ours has one recipient; a server that lists more tells where it passed the mail on to. */
function worstOf(blocks: readonly Fields[]) {
  const verdicts = blocks.map(judgeRecipient).filter((verdict) => verdict !== undefined);
  return verdicts.find(({ kind }) => kind === 'hard') ?? verdicts[0];
}
