/** Token of the mail that the reports are about. */
export const TOKEN = '0123456789abcdef0123456789abcdef';

const crlf = (text: string) => text.replace(/\r?\n/g, '\r\n');

export const originalOf = (token: string) => `From: Hostfront news <news@hosting.test>
To: <gone@example.test>
Subject: =?UTF-8?B?2KPYrtio2KfYsQ==?=
Message-ID: <${token}@hosting.test>
X-PM-Metadata-token: ${token}
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Hello
`;

type Changes = {
  token?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  to?: string;
  headers?: string;
  original?: string | undefined;
  originalType?: string;
  statusType?: string;
};

/** Returns a bounce report in Postfix's form, with the given changes. */
export function makeReport(changes: Changes = {}): string {
  const {
    token = TOKEN,
    action = 'failed',
    status = '5.1.1',
    diagnostic = 'smtp; 550 5.1.1 <gone@example.test>: Recipient address\n    rejected: User unknown in virtual mailbox table',
    to = 'news@hosting.test',
    headers = '',
    originalType = 'message/rfc822',
    statusType = 'message/delivery-status',
  } = changes;
  const original = 'original' in changes ? changes.original : originalOf(token);

  return crlf(`Return-Path: <>
Delivered-To: ${to}
Received: by mx.hosting.test (Postfix) id 4F1A2C; Sun, 22 Nov 2026 10:00:00 +0000 (UTC)
Date: Sun, 22 Nov 2026 10:00:00 +0000 (UTC)
From: MAILER-DAEMON@mx.hosting.test (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
${headers}MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4F1A2C.1795341600/mx.hosting.test"
Message-Id: <20261122100000.4F1A2C@mx.hosting.test>

This is a MIME-encapsulated message.

--4F1A2C.1795341600/mx.hosting.test
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

I'm sorry to have to inform you that your message could not be delivered.

--4F1A2C.1795341600/mx.hosting.test
Content-Description: Delivery report
Content-Type: ${statusType}

Reporting-MTA: dns; mx.hosting.test
X-Postfix-Queue-ID: 4F1A2C
X-Postfix-Sender: rfc822; news@hosting.test
Arrival-Date: Sun, 22 Nov 2026 09:59:59 +0000 (UTC)

Final-Recipient: rfc822; gone@example.test
Original-Recipient: rfc822;gone@example.test
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.test
Diagnostic-Code: ${diagnostic}

${original === undefined ? '' : `--4F1A2C.1795341600/mx.hosting.test\nContent-Description: Undelivered Message\nContent-Type: ${originalType}\n\n${original}\n`}--4F1A2C.1795341600/mx.hosting.test--
`);
}

export const exim = crlf(`Return-path: <>
Envelope-to: news@hosting.test
X-Failed-Recipients: gone@example.test
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@relay.hosting.test>
To: news@hosting.test
Content-Type: multipart/report; report-type=delivery-status; boundary=1795341600-eximdsn-1804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1tEXIM-0001Ab-2C@relay.hosting.test>
Date: Sun, 22 Nov 2026 10:00:00 +0000

--1795341600-eximdsn-1804289383
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

--1795341600-eximdsn-1804289383
Content-type: message/delivery-status

Reporting-MTA: dns; relay.hosting.test

Action: failed
Final-Recipient: rfc822;gone@example.test
Status: 5.0.0
Remote-MTA: dns; mx.example.test
Diagnostic-Code: smtp; 550-No such person at this address.
 550 Unrouteable address

--1795341600-eximdsn-1804289383
Content-type: text/rfc822-headers

Return-path: <news@hosting.test>
${originalOf(TOKEN)}
--1795341600-eximdsn-1804289383--
`);

export const exchange =
  crlf(`From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.test>
To: "news@hosting.test" <news@hosting.test>
Date: Sun, 22 Nov 2026 10:00:00 +0000
Content-Type: multipart/report; report-type=delivery-status;
 boundary="_6f2d9d1a-0000-4000-8000-000000000000_"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: de-DE
Message-ID: <6f2d9d1a@example.test>
In-Reply-To: <${TOKEN}@hosting.test>
References: <older@hosting.test> <${TOKEN}@hosting.test>
Subject: =?utf-8?B?VW56dXN0ZWxsYmFyOiBOZXdz?=
MIME-Version: 1.0

--_6f2d9d1a-0000-4000-8000-000000000000_
Content-Type: multipart/alternative; differences=Content-Type;
 boundary="_inner_"

--_inner_
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

SWhyZSBOYWNocmljaHQga29ubnRlIG5pY2h0IHp1Z2VzdGVsbHQgd2VyZGVuLg==

--_inner_
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<html><body>Ihre Nachricht konnte nicht zugestellt werden=2E</body></html>

--_inner_--

--_6f2d9d1a-0000-4000-8000-000000000000_
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB0000.example.test
Received-From-MTA: dns;relay.hosting.test
Arrival-Date: Sun, 22 Nov 2026 09:59:59 +0000

Original-Recipient: rfc822;gone@example.test
Final-Recipient: rfc822;gone@example.test
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient gone@example.test not found by SMTP address lookup
X-Display-Name: gone@example.test

--_6f2d9d1a-0000-4000-8000-000000000000_--
`);

export const gmail = crlf(`Delivered-To: news@hosting.test
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.test>
To: news@hosting.test
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
Content-Type: multipart/report; boundary="000000000000aa"; report-type=delivery-status
X-Failed-Recipients: gone@example.test
Message-ID: <67400000.aa@mx.google.test>
Date: Sun, 22 Nov 2026 02:00:00 -0800 (PST)

--000000000000aa
Content-Type: multipart/related; boundary="000000000000bb"

--000000000000bb
Content-Type: multipart/alternative; boundary="000000000000cc"

--000000000000cc
Content-Type: text/plain; charset="UTF-8"

** لم يتم العثور على العنوان **

--000000000000cc--
--000000000000bb
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
--000000000000bb--
--000000000000aa
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.test
Arrival-Date: Sun, 22 Nov 2026 01:59:59 -0800 (PST)
X-Original-Message-ID: <${TOKEN}@hosting.test>

Final-Recipient: rfc822; gone@example.test
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.test. (142.250.0.26)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.
 550 5.1.1 https://support.google.test/mail/?p=NoSuchUser - gsmtp
Last-Attempt-Date: Sun, 22 Nov 2026 02:00:00 -0800 (PST)

--000000000000aa--
`);

/** Returns a complaint in the abuse report format (ARF) that Yahoo, Outlook and others send. */
export const makeComplaint = (type = 'abuse', token = TOKEN) =>
  crlf(`From: <feedback@provider.test>
To: <abuse@hosting.test>
Date: Sun, 22 Nov 2026 10:00:00 +0000
Subject: FW: News
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part1_13d.2e68ed54"

--part1_13d.2e68ed54
Content-Type: text/plain; charset="US-ASCII"

This is an email abuse report.

--part1_13d.2e68ed54
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <news@hosting.test>
Original-Rcpt-To: <redacted@example.test>

--part1_13d.2e68ed54
Content-Type: message/rfc822
Content-Disposition: inline

${originalOf(token)}
--part1_13d.2e68ed54--
`);
