import { originalOf, TOKEN } from './reports.ts';

/** Returns a report in OpenSMTPD's form, whose answer of the server is in the part for people. */
export const makeOpenSmtpdReport = ({ answer = '550 5.1.1 User unknown', from = 'MAILER-DAEMON' } = {}) =>
  `From: Mailer Daemon <${from}@relay.hosting.test>
To: news@hosting.test
Subject: Delivery status notification: error
Date: Sun, 22 Nov 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/mixed;boundary="1795341600/relay.hosting.test"

This is a MIME-encapsulated message.

--1795341600/relay.hosting.test
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

    An error has occurred while attempting to deliver a message for
    the following list of recipients:

gone@example.test: ${answer}

--1795341600/relay.hosting.test
Content-Description: Delivery Report
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.hosting.test

Final-Recipient: rfc822; gone@example.test
Action: failed
Status: 5.0.0

--1795341600/relay.hosting.test
Content-Description: Message headers
Content-Type: text/rfc822-headers

${originalOf(TOKEN)}
--1795341600/relay.hosting.test--
`.replaceAll('\n', '\r\n');
