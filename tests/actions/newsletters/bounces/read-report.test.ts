import { describe, expect, it } from 'vitest';
import { readReport } from '#actions/features/take-mail-events/mailbox/read-report.ts';
import { createBounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { makeOpenSmtpdReport } from './make-opensmtpd-report.ts';
import { replies } from './replies.ts';
import { exchange, exim, gmail, makeComplaint, makeReport, originalOf, TOKEN } from './reports.ts';

const OTHER = 'f'.repeat(32);
const bounces = createBounceEmail('bounces+{token}@hosting.test');
const read = (text: string) => readReport(Buffer.from(text), bounces);

describe('a bounce report of a mail server', () => {
  it.each([
    ['Postfix', makeReport(), '550 5.1.1 <gone@example.test>: Recipient address rejected'],
    ['Exim, with the headers alone', exim, '550-No such person'],
    ['OpenSMTPD, of another type', makeOpenSmtpdReport(), '550 5.1.1 User unknown'],
    ['Exchange, in German and without the original', exchange, '550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
    ['Gmail, in Arabic and with a picture', gmail, '550-5.1.1 The email account'],
  ])('is read: %s', async (_, text, detail) => {
    const report = await read(text);

    expect(report).toMatchObject({ token: TOKEN, kind: 'hard' });
    expect(report?.detail).toContain(detail);
  });

  it('is read if its addresses are Arabic (RFC 6533)', async () => {
    const text = makeReport({
      statusType: 'message/global-delivery-status',
      originalType: 'message/global',
      diagnostic: 'smtp; 550 5.1.1 <سلمى@مثال.test> المستخدم غير معروف',
    });

    expect(await read(text)).toEqual({
      token: TOKEN,
      kind: 'hard',
      detail: '550 5.1.1 <سلمى@مثال.test> المستخدم غير معروف',
    });
  });

  it.each([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['success', { action: 'relayed', status: '2.0.0' }],
  ])('has no effect if it reports %s', async (_, changes) => {
    expect(await read(makeReport(changes))).toMatchObject({ token: TOKEN, kind: undefined });
  });

  it.each([
    ['550 5.1.1 User unknown', 'hard'],
    ['550 User unknown', 'hard'],
    ['550 5.7.1 Not welcome', 'soft'],
    ['451 4.3.0 Try later', 'soft'],
    ['Network error on destination MXs', 'soft'],
  ])('of OpenSMTPD is judged by the SMTP answer in its text: %s', async (answer, kind) => {
    expect(await read(makeOpenSmtpdReport({ answer }))).toEqual({
      token: TOKEN,
      kind,
      detail: answer,
    });
  });

  it('is not recognized if a person, and not mailer-daemon, sent its parts', async () => {
    expect(await read(makeOpenSmtpdReport({ from: 'salma' }))).toBeUndefined();
    expect(await read(makeOpenSmtpdReport({ from: 'not-mailer-daemon' }))).toBeUndefined();
  });

  it('belongs to the mail whose token is in the recipient address, rather than to a quoted mail', async () => {
    const to = `Bounces+${OTHER}@hosting.test`;

    expect(await read(makeReport({ to, original: undefined }))).toMatchObject({ token: OTHER });
    expect(await read(makeReport({ to }))).toMatchObject({ token: OTHER });
  });

  it.each([
    `<x@y.test><${TOKEN}@hosting.test>`,
    `<${TOKEN}@hosting.test><x@y.test>`,
    `<x@y.test>(of y)<${TOKEN}@hosting.test>`,
    `<x@y.test>\n\t<${TOKEN}@hosting.test>`,
    `${TOKEN}@hosting.test`,
  ])('belongs to the mail whose id is in References or In-Reply-To: %s', async (ids) => {
    const refers = { original: undefined, headers: `References: ${ids}\n` };
    const answers = { original: undefined, headers: `In-Reply-To: ${ids}\n` };

    expect(await read(makeReport(refers))).toMatchObject({ token: TOKEN });
    expect(await read(makeReport(answers))).toMatchObject({ token: TOKEN });
  });

  it('is ignored if it quotes a foreign mail, or an address that only looks like the bounce address', async () => {
    expect(await read(makeReport({ original: 'Message-ID: <x@other.test>\n\nHi' }))).toBeUndefined();
    expect(
      await read(makeReport({ to: `bounces+${OTHER}@hostingXtest`, original: undefined })),
    ).toBeUndefined();
    expect(
      await read(makeReport({ original: `X-Note: ${originalOf(TOKEN).length} ${TOKEN}\n\n` })),
    ).toBeUndefined();
  });

  it('about a complaint is read as a complaint, unless its type is not-spam', async () => {
    expect(await read(makeComplaint())).toMatchObject({ token: TOKEN, kind: 'complaint' });
    expect(await read(makeComplaint('not-spam'))).toMatchObject({ token: TOKEN, kind: undefined });
  });

  it.each(Object.entries(replies))('is not %s', async (_, text) => {
    const report = await read(text.replace(/\r?\n/g, '\r\n'));

    expect(report?.kind).toBeUndefined();
  });
});

describe('a malformed bounce report', () => {
  const whole = makeReport();
  const deep = Array.from(
    { length: 3_000 },
    (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n`,
  );

  it.each([
    ['nothing', ''],
    ['binary noise', String.fromCharCode(...Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256))],
    ['a report without a boundary', whole.replace(/;\r\n\tboundary="[^"]+"/, '')],
    ['a report that ends in its headers', whole.slice(0, 300)],
    ['fields without a colon', makeReport({ action: 'failed' }).replace(/: /g, ' ')],
    ['ten thousand blank lines', `${'\r\n'.repeat(10_000)}${whole}`],
  ])('has no effect: %s', async (_, text) => {
    expect(await read(text)).toBeUndefined();
  });

  it.each([
    ['parts within parts without end', `Content-Type: multipart/report; boundary=b0\n\n${deep.join('\n')}`],
    ['headers without end', `X: ${'x'.repeat(200_000)}\n${whole}`],
  ])('is refused if it is too large or too deeply nested: %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow();
  });

  it('is read if it is cut off in the original mail, or has LF line ends', async () => {
    const cut = whole.slice(0, whole.indexOf('Content-Type: text/plain; charset=utf-8\r\n\r\nHello'));

    expect(await read(cut)).toMatchObject({ token: TOKEN, kind: 'hard' });
    expect(await read(whole.replaceAll('\r\n', '\n'))).toMatchObject({ token: TOKEN, kind: 'hard' });
  });
});
