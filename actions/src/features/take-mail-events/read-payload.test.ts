import { describe, expect, it } from 'vitest';
import { readMailgun, readPostmark, readSes } from './read-payload.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const MESSAGE_ID = `${TOKEN}@hosting.test`;

describe('a permanent failure of Mailgun', () => {
  it.each([
    ['bounce', { code: 550, 'enhanced-code': '5.1.1', message: '5.1.1 No such user' }, 'hard'],
    ['bounce', { code: 550, message: 'No such user' }, 'hard'],
    ['suppress-bounce', { code: 605, message: 'Not delivering to previously bounced address' }, 'hard'],
    ['bounce', { code: 552, 'enhanced-code': '5.2.2', message: 'Mailbox full' }, 'soft'],
    ['bounce', { code: 552, 'enhanced-code': '', message: 'Mailbox full' }, 'soft'],
    ['generic', { code: 550, 'enhanced-code': '5.4.7', message: 'Delivery expired' }, 'soft'],
    ['generic', { code: 550, 'enhanced-code': null, message: '5.7.1 Not welcome' }, 'soft'],
    ['generic', { code: 554, 'enhanced-code': '5.7.1', message: null }, 'soft'],
    ['espblock', { code: 550, message: 'Not welcome' }, 'soft'],
    ['old', { code: 602, message: 'Too old' }, 'soft'],
  ])('(%s, %o) is %s', (reason, status, kind) => {
    const events = readMailgun({
      'event-data': {
        event: 'failed',
        severity: 'permanent',
        reason,
        message: { headers: { 'message-id': MESSAGE_ID } },
        'delivery-status': status,
      },
    });

    expect(events).toMatchObject([{ token: TOKEN, kind }]);
  });
});

describe('a hard bounce of Postmark', () => {
  it.each([
    ['smtp;550 5.1.1 The email account does not exist', 'hard'],
    ['', 'hard'],
    ['smtp;550 5.7.1 Not welcome', 'soft'],
    ['smtp;552 Mailbox full', 'soft'],
  ])('with the details "%s" is %s', (Details, kind) => {
    const body = { RecordType: 'Bounce', Type: 'HardBounce', Details, Metadata: { token: TOKEN } };

    expect(readPostmark(body)).toMatchObject([{ token: TOKEN, kind }]);
  });
});

describe('Amazon SES', () => {
  const mail = { headers: [{ name: 'Message-ID', value: MESSAGE_ID }] };

  it.each([
    ['5.1.1', 'smtp; 550 5.1.1 user unknown', 'hard'],
    ['5.1.1', 'Amazon SES has suppressed sending to this address', 'hard'],
    [undefined, undefined, 'hard'],
    ['5.7.1', 'smtp; 550 5.7.1 not welcome', 'soft'],
    ['5.0.0', 'smtp; 552 mailbox full', 'soft'],
    ['5.1.1', 'smtp; 550 5.7.1 not welcome', 'soft'],
  ])('reports a permanent bounce with %s and "%s", which is %s', (status, diagnosticCode, kind) => {
    const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ status, diagnosticCode }] };

    expect(readSes({ notificationType: 'Bounce', bounce, mail })).toMatchObject([{ token: TOKEN, kind }]);
  });

  it.each(['abuse', 'fraud', 'other', null, undefined])('reports a complaint by feedback "%s"', (type) => {
    const complaint = { complaintFeedbackType: type };

    expect(readSes({ eventType: 'Complaint', complaint, mail })).toMatchObject([{ kind: 'complaint' }]);
  });

  it.each(['not-spam', 'virus', 'auth-failure'])('reports nothing by feedback "%s"', (type) => {
    const complaint = { complaintFeedbackType: type };

    expect(readSes({ eventType: 'Complaint', complaint, mail })).toEqual([]);
  });
});
