import { makeReport, TOKEN } from './reports.ts';

/** Answers of people and programs to a mail, none of which is a bounce. */
export const replies = {
  'a reply': `From: salma@example.test\nTo: news@hosting.test\nIn-Reply-To: <${TOKEN}@hosting.test>\nSubject: Re: News\n\nThanks!`,
  'a vacation': `From: salma@example.test\nTo: news@hosting.test\nAuto-Submitted: auto-replied\nIn-Reply-To: <${TOKEN}@hosting.test>\nSubject: Away\n\nAction: failed\nStatus: 5.1.1\n`,
  'a read receipt': `From: salma@example.test\nTo: news@hosting.test\nContent-Type: multipart/report; report-type=disposition-notification; boundary=x\n\n--x\nContent-Type: text/plain\n\nRead.\n--x\nContent-Type: message/disposition-notification\n\nOriginal-Message-ID: <${TOKEN}@hosting.test>\nDisposition: manual-action/MDN-sent-manually; displayed\n\n--x--\n`,
  'a bounce that a person forwards': `From: salma@example.test\nTo: news@hosting.test\nContent-Type: multipart/mixed; boundary=y\n\n--y\nContent-Type: text/plain\n\nLook at this.\n--y\nContent-Type: message/rfc822\n\n${makeReport()}\n--y--\n`,
};
