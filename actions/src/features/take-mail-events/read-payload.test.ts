import { describe, expect, it } from 'vitest';
import { readMailgun, readPostmark, readSes } from './read-payload.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const MESSAGE_ID = `${TOKEN}@hosting.test`;

const readEvent = (data: object) =>
  readMailgun({ 'event-data': { message: { headers: { 'message-id': MESSAGE_ID } }, ...data } });
const failed = (reason: string, status: object) => ({
  ...{ event: 'failed', severity: 'permanent', reason },
  'delivery-status': status,
});

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
    expect(readEvent(failed(reason, status))).toMatchObject([{ token: TOKEN, kind }]);
  });
});

describe('an event of Mailgun', () => {
  it.each([
    ['a complaint', { event: 'complained' }, 'complaint'],
    ['an unsubscription', { event: 'unsubscribed' }, 'unsubscribe'],
    [
      'a mail held back after an unsubscription',
      failed('suppress-unsubscribe', { code: 606 }),
      'unsubscribe',
    ],
    ['the same by its code alone', failed('generic', { code: 606 }), 'unsubscribe'],
    ['a mail held back after a complaint', failed('suppress-complaint', { code: 607 }), 'complaint'],
  ])('that tells of %s is told', (_, data, kind) => {
    expect(readEvent(data)).toMatchObject([{ token: TOKEN, kind }]);
  });

  it.each([
    ['a failure that it tries again', { event: 'failed', severity: 'temporary', reason: 'generic' }],
    ['greylisting', { event: 'failed', severity: 'temporary', 'delivery-status': { code: 451 } }],
    ['a delivery', { event: 'delivered' }],
    ['an opened mail', { event: 'opened' }],
  ])('that tells of %s is nothing', (_, data) => {
    expect(readEvent(data)).toEqual([]);
  });
});

describe('a webhook of Postmark', () => {
  const read = (body: object) => readPostmark({ ...body, Metadata: { token: TOKEN } });
  const bounce = (Type: string, Details = '') => read({ RecordType: 'Bounce', Type, Details });
  const changed = { RecordType: 'SubscriptionChange', SuppressSending: true };

  it.each([
    ['HardBounce', 'hard'],
    ['BadEmailAddress', 'hard'],
    ['Unsubscribe', 'unsubscribe'],
    ['SpamComplaint', 'complaint'],
    ['ManuallyDeactivated', 'soft'],
    ['SpamNotification', 'soft'],
    ['SoftBounce', 'soft'],
    ['DnsError', 'soft'],
    ['Blocked', 'soft'],
    ['DMARCPolicy', 'soft'],
    ['VirusNotification', 'soft'],
    ['Unknown', 'soft'],
  ])('of a bounce of the type %s is %s', (type, kind) => {
    expect(bounce(type)).toMatchObject([{ token: TOKEN, kind }]);
  });

  it.each([
    ['smtp;550 5.1.1 The email account does not exist', 'hard'],
    ['', 'hard'],
    ['smtp;550 5.7.1 Not welcome', 'soft'],
    ['smtp;552 Mailbox full', 'soft'],
  ])('of a hard bounce with the details "%s" is %s', (details, kind) => {
    expect(bounce('HardBounce', details)).toMatchObject([{ token: TOKEN, kind }]);
  });

  it.each([
    'Transient',
    'AutoResponder',
    'AddressChange',
    'Subscribe',
    'ChallengeVerification',
    'OpenRelayTest',
  ])('of a bounce of the type %s is nothing', (type) => {
    expect(bounce(type)).toEqual([]);
  });

  it.each([
    ['the person', 'ManualSuppression', 'Recipient', ['unsubscribe']],
    ['a complaint', 'SpamComplaint', 'Recipient', ['complaint']],
    ['the sender', 'ManualSuppression', 'Customer', []],
    ['Postmark', 'ManualSuppression', 'Admin', []],
    ['a bounce, which is told by itself', 'HardBounce', 'Recipient', []],
  ])('of a suppression by %s is read', (_, SuppressionReason, Origin, kinds) => {
    expect(read({ ...changed, SuppressionReason, Origin }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('of a suppression that is over is nothing', () => {
    expect(
      read({ ...changed, SuppressSending: false, SuppressionReason: null, Origin: 'Recipient' }),
    ).toEqual([]);
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

  it('reports an unsubscription by the feedback of the person, or by its own list', () => {
    const bounce = { bounceType: 'Permanent', bounceSubType: 'UnsubscribedRecipient' };

    const events = [
      readSes({ eventType: 'Complaint', complaint: { complaintFeedbackType: 'opt-out' }, mail }),
      readSes({ eventType: 'Bounce', bounce, mail }),
    ];

    expect(events.flat()).toMatchObject([{ kind: 'unsubscribe' }, { kind: 'unsubscribe' }]);
  });

  it.each(['not-spam', 'virus', 'auth-failure'])('reports nothing by feedback "%s"', (type) => {
    const complaint = { complaintFeedbackType: type };

    expect(readSes({ eventType: 'Complaint', complaint, mail })).toEqual([]);
  });
});
