import { foldLines } from 'nodemailer/lib/mime-funcs';
import { encodeWords } from './encode-words.ts';
import { asHeaderText } from './header-text.ts';

export type Mail = {
  from: { name: string; address: string };
  /** Sender of the envelope, to which the mail returns if it bounces; if undefined, `from` is. */
  returnPath?: string | undefined;
  to: { address: string };
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** Message-ID without angle brackets. */
  messageId: string;
  date: Date;
  /** URL at which the recipient unsubscribes by one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /**
   * True for a mail that no person wrote, so that no machine answers it (RFC 3834); any mail with `unsubscribeUrl` is
   * marked so, too.
   */
  isAutomatic?: boolean | undefined;
};

const LINE_BYTES = 57;
const BOUNDARY = '=_hostfront_2f9c1d';

/**
 * Returns the bytes of a mail, as SMTP sends them. The bodies are base64, so that no line of theirs can begin with a
 * dot, be too long, or hold anything but ASCII. A header value stays on its own line, whatever was put into it.
 */
export function composeMessage(mail: Mail): Buffer {
  const headers = [
    header('From', mailbox(mail.from)),
    header('To', mail.to.address),
    ...(mail.replyTo ? [header('Reply-To', mail.replyTo)] : []),
    header('Subject', encode(mail.subject)),
    header('Date', mail.date.toUTCString().replace(/GMT$/, '+0000')),
    header('Message-ID', `<${mail.messageId}>`),
    // Postmark returns this token in its reports about the mail.
    header('X-PM-Metadata-token', mail.messageId.slice(0, mail.messageId.indexOf('@'))),
    ...unsubscribeHeaders(mail),
    ...(mail.unsubscribeUrl || mail.isAutomatic ? [header('Auto-Submitted', 'auto-generated')] : []),
    header('MIME-Version', '1.0'),
    header('Content-Type', `multipart/alternative; boundary="${BOUNDARY}"`),
  ];

  return Buffer.from(
    [
      ...headers,
      '',
      ...part('text/plain', mail.text),
      ...part('text/html', mail.html),
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  );
}

function unsubscribeHeaders({ unsubscribeUrl }: Mail): string[] {
  if (!unsubscribeUrl) return [];
  return [
    header('List-Unsubscribe', `<${unsubscribeUrl}>`),
    header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'),
    header('Precedence', 'bulk'),
  ];
}

/** Returns a header line that is folded at its blanks; a value without a blank, such as a URL, stays whole. */
const header = (name: string, value: string): string => foldLines(`${name}: ${asHeaderText(value)}`, 76);

/** An address without a name has no brackets: Courier takes them off, and a signature of the header breaks. */
const mailbox = ({ name, address }: Mail['from']): string =>
  name ? `${encodePhrase(name)} <${address}>` : address;

/** Returns a display name; one with a full stop is a quoted string, because no atom has one (RFC 5322, 3.2.3). */
const encodePhrase = (name: string): string => {
  const text = encode(name);

  return text.includes('.') ? `"${text}"` : text;
};

/** Returns a text as it is or as encoded words (RFC 2047). */
const encode = (text: string): string => {
  const plain = asHeaderText(text);
  const isWritten = /^[\w !#$%&'*+/.-]*$/.test(plain) && !plain.includes('=?');
  return isWritten ? plain : encodeWords(plain);
};

function part(type: string, body: string): string[] {
  const bytes = Buffer.from(body.replace(/\r?\n/g, '\r\n'));
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += LINE_BYTES) {
    lines.push(bytes.toString('base64', at, at + LINE_BYTES));
  }
  return [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ];
}
