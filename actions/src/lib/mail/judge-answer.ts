/** What is known of a failure: the status that a report states, and what the recipient's server answered, if it did. */
export type Failure = { status?: string | null | undefined; answer?: string | null | undefined };
export type Verdict = 'hard' | 'soft';

/** Codes (RFC 3463) by which a server says that an address does not exist; 5.1.7 and 5.1.8 are about the sender's. */
const OF_THE_ADDRESS = /^5\.(1\.(?![78]$)\d+|2\.1|4\.4)$/;
/**
 * Permanent codes that don't mean that the recipient's address is wrong: the sender's is (1.7, 1.8), the mailbox is full
 * (2.2), the message too long (2.3, 3.4), the server or its network has trouble (3, 4), its content (6) or our server (7)
 * is not welcome. 5.4.1 is not among them, because Microsoft's servers answer it for a recipient they don't know.
 */
const OF_THE_MOMENT = /^5\.(1\.[78]|2\.[23]|3\.[1-9]\d*|4\.([235-9]|1\d)|[67]\.\d+)$/;
/** Replies (RFC 5321, 4.2.3; RFC 7504) to a recipient that the server won't take. */
const REFUSED = ['550', '551', '553', '556'];
/** Reply of a server whose mailbox is full. */
const FULL = '552';

/** Words of servers that give no code, by which they refuse the mail or our server, or say that a mailbox is full. */
const OF_THE_MAIL =
  /spam|junk ?mail|virus|malware|block(?:ed|list| list)|black ?-?list|denylist|\b(?:dns)?[rb]bl\b|dnsbl|reputation|policy|policies|\b(?:spf|dkim|dmarc)\b|relay|quota|\bfull\b|too (?:large|big|many)|rate limit|gr[ae]y-?list|temporar|try again/i;

/** A code, but no part of an IP address or of a version. */
const CODE = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
const REPLY = /(?:^|: )\s*([245]\d\d)(?=[ \-(]|$)/;

/**
 * Judges a failure to deliver, for reports by mail and for those of all providers. An address is dead only where its own
 * server said so: many servers make the status up, so where it and the server's answer differ, the milder one counts. A
 * failure without an answer is hard only if its status says that there is no such address.
 */
export function judgeFailure(failure: Failure): Verdict {
  const { reply, own, stated } = codesOf(failure);
  if ([reply, own, stated].some((code) => /^[24]/.test(code))) return 'soft';
  if (OF_THE_MOMENT.test(own) || OF_THE_MOMENT.test(stated)) return 'soft';
  if (isGeneral(own) && (reply === FULL || isOfTheMail(failure))) return 'soft';

  const code = isGeneral(own) ? stated : own;
  const isAnswered = reply !== '' || own !== '';
  if (OF_THE_ADDRESS.test(code)) return isAnswered || code !== '5.2.1' ? 'hard' : 'soft';
  return REFUSED.includes(reply) ? 'hard' : 'soft';
}

/** Judges a failure that a provider calls permanent, which is believed where it gives no reason. */
export function judgePermanent(failure: Failure): Verdict {
  const { reply, own, stated } = codesOf(failure);
  const isWithoutReason = reply === '' && isGeneral(own) && isGeneral(stated) && !isOfTheMail(failure);
  return isWithoutReason ? 'hard' : judgeFailure(failure);
}

const isOfTheMail = ({ answer }: Failure): boolean => OF_THE_MAIL.test(answer ?? '');

/**
 * Tells whether our mail server's answer to a recipient says that the address does not exist. It is not the recipient's
 * own server, so a plain 550, which also means that it relays nothing for us, is not enough.
 */
export const isOfDeadAddress = (answer: string): boolean =>
  /^55\d[ -]/.test(answer) && OF_THE_ADDRESS.test(codesOf({ answer }).own);

/** Returns the server's answer without the type before it, as in `smtp; 550 5.1.1 …`. */
export const withoutType = (text: string): string => text.replace(/^\s*[\w.-]+\s*;\s*/, '');

/** Returns the three digits and the code of the server's own answer, and the code that the report states. */
function codesOf({ status, answer }: Failure): { reply: string; own: string; stated: string } {
  const said = withoutType(answer ?? '');
  const find = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? '';
  return { reply: find(REPLY, said), own: find(CODE, said), stated: find(CODE, status ?? '') };
}

/** Tells whether a code says no more than the reply: it is missing or x.0.0. */
const isGeneral = (code: string) => code === '' || code.endsWith('.0.0');
