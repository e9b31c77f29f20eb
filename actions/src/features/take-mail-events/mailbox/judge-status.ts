import { judgeFailure, withoutType, type Verdict } from '#actions/lib/mail/judge-answer.ts';
import type { Fields } from './report-fields.ts';

/**
 * Judges what a delivery report (RFC 3464) says of one recipient; undefined for a report that changes nothing, such as
 * a delay. `text` is the report's part for people, which alone has the server's answer in OpenSMTPD's reports.
 */
export function judgeRecipient(fields: Fields, text = ''): { kind: Verdict; detail: string } | undefined {
  const [action = ''] =
    fields
      .get('action')
      ?.toLowerCase()
      .split(/[\s(;]/) ?? [];
  if (action !== 'failed') return undefined;
  const status = fields.get('status');
  const diagnostic = fields.get('diagnostic-code');
  const answer = diagnostic ? withoutType(diagnostic) : answerIn(text, fields.get('final-recipient') ?? '');

  return { kind: judgeFailure({ status, answer }), detail: answer || status || 'failed' };
}

/** Returns the answer in a line such as `salma@example.test: 550 5.1.1 User unknown`; empty if there is none. */
function answerIn(text: string, recipient: string): string {
  const start = `${withoutType(recipient)}: `.toLowerCase();
  const line = text.split(/\r?\n/).find((one) => one.trimStart().toLowerCase().startsWith(start));
  return line?.trimStart().slice(start.length).trim() ?? '';
}
