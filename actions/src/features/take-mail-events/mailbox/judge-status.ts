import { judgeFailure, withoutType, type Verdict } from '#actions/lib/mail/judge-answer.ts';
import type { Fields } from './report-fields.ts';

/**
 * Judges what a delivery report (RFC 3464) says of one recipient; undefined for a report that changes nothing, such as
 * a delay.
 */
export function judgeRecipient(fields: Fields): { kind: Verdict; detail: string } | undefined {
  const [action = ''] =
    fields
      .get('action')
      ?.toLowerCase()
      .split(/[\s(;]/) ?? [];
  if (action !== 'failed') return undefined;
  const status = fields.get('status');
  const answer = withoutType(fields.get('diagnostic-code') ?? '');

  return { kind: judgeFailure({ status, answer }), detail: answer || status || 'failed' };
}
