import { describe, expect, it } from 'vitest';
import { judgeRecipient } from './judge-status.ts';
import { readFieldBlocks } from './report-fields.ts';

/** What mail servers write of a recipient, by server; each line is one case: status, diagnostic code, verdict. */
const REPORTS: Record<string, ReadonlyArray<readonly [string, string, 'hard' | 'soft']>> = {
  Postfix: [
    ['5.1.1', 'smtp; 550 5.1.1 <salma@example.test>: Recipient address rejected: User unknown', 'hard'],
    ['5.0.0', 'smtp; 550 No such user here', 'hard'],
    ['5.0.0', 'smtp; 552 Mailbox full', 'soft'],
    ['5.2.2', 'smtp; 552 5.2.2 Over quota', 'soft'],
    ['5.7.1', 'smtp; 554 5.7.1 Service unavailable; client host blocked', 'soft'],
    ['5.0.0', 'smtp; 554 Message refused', 'soft'],
    ['5.4.4', 'X-Postfix; Host or domain name not found', 'hard'],
    ['5.4.6', 'X-Postfix; mail for example.test loops back to myself', 'soft'],
    ['5.1.1', 'X-Postfix; unknown user: "salma"', 'hard'],
    ['5.2.1', 'X-Postfix; command line usage error', 'soft'],
    ['4.4.1', 'X-Postfix; connect to mx.example.test[192.0.2.9]:25: Connection timed out', 'soft'],
    ['4.4.7', 'smtp; 451 4.3.0 Try later', 'soft'],
  ],
  Exim: [
    ['5.0.0', 'smtp; 550-No such person at this address. 550 Unrouteable address', 'hard'],
    ['5.0.0', 'smtp; 550 5.1.1 No such mailbox', 'hard'],
    ['5.0.0', 'smtp; 451 Try later: retry timeout exceeded', 'soft'],
    ['5.0.0', 'smtp; 451 4.7.1 Greylisted: retry timeout exceeded', 'soft'],
    ['5.0.0', 'smtp; 421 Too busy', 'soft'],
    ['5.0.0', 'smtp; 552 Mailbox full', 'soft'],
    ['5.0.0', 'smtp; 550 Mailbox quota exceeded', 'soft'],
    ['5.0.0', 'smtp; 550 relay not permitted', 'soft'],
    ['5.0.0', 'smtp; 550 JunkMail rejected - 192.0.2.7 is in an RBL on rbl.example.test', 'soft'],
    ['5.0.0', 'smtp; 550 Your message was rejected as spam', 'soft'],
    ['5.0.0', 'smtp; 550 SPF check failed', 'soft'],
    ['5.0.0', '', 'soft'],
  ],
  Courier: [
    ['5.0.0', 'smtp; 550 User unknown.', 'hard'],
    ['5.0.0', 'smtp; 450 Service temporarily unavailable.', 'soft'],
    ['5.0.0', 'unknown; Connection refused', 'soft'],
    ['5.0.0', '', 'soft'],
  ],
  Haraka: [
    ['5.1.1', 'smtp;550 5.1.1 No such user', 'hard'],
    ['5.2.1', 'smtp;450 4.2.1 Mailbox closed for some days', 'soft'],
    ['5.2.1', '', 'soft'],
    ['5.4.1', 'smtp;Tried all MXs', 'soft'],
    ['5.1.1', 'smtp;450 4.1.1 Try later', 'soft'],
  ],
  sendmail: [
    ['5.1.1', 'SMTP; 550 5.1.1 User unknown', 'hard'],
    ['5.1.1', 'SMTP; 550 No such user', 'hard'],
    ['5.1.1', 'SMTP; 550 5.7.1 Blocked as spam', 'soft'],
    ['5.1.1', 'SMTP; 550 5.2.2 Over quota', 'soft'],
    ['5.1.1', 'SMTP; 550 Blocked by our policy', 'soft'],
    ['5.1.1', 'SMTP; 550 5.1.1 No such user; spam is not welcome here', 'hard'],
    ['5.2.2', 'SMTP; 552 Mailbox full', 'soft'],
    ['5.1.2', 'SMTP; 550 Host unknown', 'hard'],
    ['4.4.7', 'SMTP; 451 Try later', 'soft'],
  ],
  Exchange: [
    ['5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found by SMTP address lookup', 'hard'],
    ['5.4.1', 'smtp;550 5.4.1 Recipient address rejected: Access denied', 'hard'],
    ['5.5.0', 'smtp;550 5.5.0 Requested action not taken: mailbox unavailable', 'hard'],
    ['5.4.14', 'smtp;554 5.4.14 Hop count exceeded', 'soft'],
    ['4.4.7', 'smtp;550 4.4.7 QUEUE.Expired; message expired', 'soft'],
    ['5.4.7', 'smtp;550 5.4.7 Delivery expired', 'soft'],
    ['5.7.133', 'smtp;550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup', 'soft'],
    ['5.2.3', 'smtp;550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large', 'soft'],
  ],
  Gmail: [
    ['5.1.1', 'smtp; 550-5.1.1 The email account that you tried to reach does not exist.', 'hard'],
    ['5.2.1', 'smtp; 550-5.2.1 The email account that you tried to reach is disabled.', 'hard'],
    ['5.7.26', 'smtp; 550-5.7.26 This mail is unauthenticated, from 5.1.1.7', 'soft'],
    ['5.2.2', 'smtp; 552-5.2.2 The email account that you tried to reach is over quota.', 'soft'],
  ],
  'a server that quotes an address of the network': [
    ['5.0.0', 'smtp; 554 Your host 5.1.1.9 is listed', 'soft'],
    ['5.7.1', 'smtp; 550 Mail from 5.1.1.9 is not welcome', 'soft'],
  ],
  'any server': [
    ['5.1.8', 'smtp; 550 5.1.8 sender has no domain', 'soft'],
    ['5.1.7', 'smtp; 501 5.1.7 bad sender', 'soft'],
    ['5.0.0', 'smtp; 552 5.2.2 full', 'soft'],
    ['gone', 'smtp; 550 no such user', 'hard'],
    ['', '', 'soft'],
  ],
  qmail: [
    ['5.1.1', 'smtp; 192.0.2.9 said: 550 sorry, no mailbox here by that name. (#5.1.1)', 'hard'],
    ['5.0.0', 'smtp; 192.0.2.9 said: 451 try later', 'soft'],
  ],
};

const cases = Object.entries(REPORTS).flatMap(([server, rows]) =>
  rows.map((row) => [server, ...row] as const),
);

describe('a delivery status notification', () => {
  it.each(cases)(
    'of %s with the status "%s" and the diagnostic code "%s" is a bounce of the kind %s',
    (_, status, diagnostic, kind) => {
      const [fields] = readFieldBlocks(
        `Final-Recipient: rfc822; salma@example.test\nAction: failed\nStatus: ${status}\n` +
          (diagnostic && `Diagnostic-Code: ${diagnostic}\n`),
      );

      expect(judgeRecipient(fields!)?.kind).toBe(kind);
    },
  );
});
