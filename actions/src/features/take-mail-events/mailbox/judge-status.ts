import type { Fields } from './report-fields.ts';

/**
 * Permanent status codes that count as soft, because they do not mean that the recipient's email is wrong: the sender's
 * is (1.7, 1.8), the mailbox is full (2.2), the message too long (2.3, 3.4), its time ran out (4.7), its content (6) or
 * our server (7) is not welcome.
 */
const OF_THE_MOMENT = /^5\.(1\.[78]|2\.[23]|3\.4|4\.7|[67]\.\d+)$/;
const STATUS = /\b([245]\.\d{1,3}\.\d{1,3})\b/;

/**
 * Judges what a delivery report (RFC 3464) says of one recipient; undefined for a report that changes nothing, such as
 * a delay.
 */
export function judgeRecipient(fields: Fields): { kind: 'hard' | 'soft'; detail: string } | undefined {
  const [action = ''] =
    fields
      .get('action')
      ?.toLowerCase()
      .split(/[\s(;]/) ?? [];
  if (action !== 'failed') return undefined;
  const diagnostic = withoutType(fields.get('diagnostic-code') ?? '');
  const status = statusOf(fields.get('status') ?? '', diagnostic);
  const detail = diagnostic || fields.get('status') || 'failed';

  return { kind: status.startsWith('5') && !OF_THE_MOMENT.test(status) ? 'hard' : 'soft', detail };
}

/** Returns the status code of a report; if that is missing or a general x.0.0, the code in the server's own answer. */
function statusOf(text: string, diagnostic: string): string {
  const stated = STATUS.exec(text)?.[1] ?? '';
  if (stated !== '' && !stated.endsWith('.0.0')) return stated;
  const code = /^\s*([245])\d\d\b/.exec(diagnostic)?.[1];
  return STATUS.exec(diagnostic)?.[1] ?? (stated || (code ? `${code}.0.0` : ''));
}

/** Returns the server's answer without the type before it, as in `smtp; 550 5.1.1 …`. */
const withoutType = (text: string) => text.replace(/^\s*[\w.-]+\s*;\s*/, '');
