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

describe('a permanent failure that Mailgun reports', () => {
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
  ])('(%s, %o) is a bounce of the kind %s', (reason, status, kind) => {
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
    ['a mail held back, by its code 606 alone', failed('generic', { code: 606 }), 'unsubscribe'],
    ['a mail held back after a complaint', failed('suppress-complaint', { code: 607 }), 'complaint'],
  ])('that reports %s (%o) is read as %s', (_, data, kind) => {
    expect(readEvent(data)).toMatchObject([{ token: TOKEN, kind }]);
  });

  it.each([
    ['a failure that it tries again', { event: 'failed', severity: 'temporary', reason: 'generic' }],
    ['greylisting', { event: 'failed', severity: 'temporary', 'delivery-status': { code: 451 } }],
    ['a delivery', { event: 'delivered' }],
    ['an opened mail', { event: 'opened' }],
  ])('that reports %s is ignored', (_, data) => {
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
  ])('about a bounce of the type %s is read as %s', (type, kind) => {
    expect(bounce(type)).toMatchObject([{ token: TOKEN, kind }]);
  });

  it.each([
    ['smtp;550 5.1.1 The email account does not exist', 'hard'],
    ['', 'hard'],
    ['smtp;550 5.7.1 Not welcome', 'soft'],
    ['smtp;552 Mailbox full', 'soft'],
  ])('about a hard bounce with the details "%s" is read as %s', (details, kind) => {
    expect(bounce('HardBounce', details)).toMatchObject([{ token: TOKEN, kind }]);
  });

  it.each([
    'Transient',
    'AutoResponder',
    'AddressChange',
    'Subscribe',
    'ChallengeVerification',
    'OpenRelayTest',
  ])('about a bounce of the type %s is ignored', (type) => {
    expect(bounce(type)).toEqual([]);
  });

  it.each([
    ['the person', 'ManualSuppression', 'Recipient', ['unsubscribe']],
    ['a complaint', 'SpamComplaint', 'Recipient', ['complaint']],
    ['the sender', 'ManualSuppression', 'Customer', []],
    ['Postmark', 'ManualSuppression', 'Admin', []],
    ['a bounce, which is told by itself', 'HardBounce', 'Recipient', []],
  ])('about a suppression by %s (%s, %s) is read as %j', (_, SuppressionReason, Origin, kinds) => {
    expect(read({ ...changed, SuppressionReason, Origin }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('about the end of a suppression is ignored', () => {
    expect(
      read({ ...changed, SuppressSending: false, SuppressionReason: null, Origin: 'Recipient' }),
    ).toEqual([]);
  });
});

describe('a notification of Amazon SES', () => {
  const mail = { headers: [{ name: 'Message-ID', value: MESSAGE_ID }] };

  it.each([
    ['5.1.1', 'smtp; 550 5.1.1 user unknown', 'hard'],
    ['5.1.1', 'Amazon SES has suppressed sending to this address', 'hard'],
    [undefined, undefined, 'hard'],
    ['5.7.1', 'smtp; 550 5.7.1 not welcome', 'soft'],
    ['5.0.0', 'smtp; 552 mailbox full', 'soft'],
    ['5.1.1', 'smtp; 550 5.7.1 not welcome', 'soft'],
  ])(
    'about a permanent bounce with the status %s and the diagnostic code "%s" is read as %s',
    (status, diagnosticCode, kind) => {
      const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ status, diagnosticCode }] };

      expect(readSes({ notificationType: 'Bounce', bounce, mail })).toMatchObject([{ token: TOKEN, kind }]);
    },
  );

  it.each(['abuse', 'fraud', 'other', null, undefined])(
    'about a complaint with the feedback type "%s" is read as a complaint',
    (type) => {
      const complaint = { complaintFeedbackType: type };

      expect(readSes({ eventType: 'Complaint', complaint, mail })).toMatchObject([{ kind: 'complaint' }]);
    },
  );

  it('about the feedback "opt-out" or an unsubscribed recipient is read as an unsubscription', () => {
    const bounce = { bounceType: 'Permanent', bounceSubType: 'UnsubscribedRecipient' };

    const events = [
      readSes({ eventType: 'Complaint', complaint: { complaintFeedbackType: 'opt-out' }, mail }),
      readSes({ eventType: 'Bounce', bounce, mail }),
    ];

    expect(events.flat()).toMatchObject([{ kind: 'unsubscribe' }, { kind: 'unsubscribe' }]);
  });

  it.each(['not-spam', 'virus', 'auth-failure'])(
    'about a complaint with the feedback type "%s" is ignored',
    (type) => {
      const complaint = { complaintFeedbackType: type };

      expect(readSes({ eventType: 'Complaint', complaint, mail })).toEqual([]);
    },
  );
});
