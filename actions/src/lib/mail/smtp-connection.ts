import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';
import { outcomeOf, type Outcome } from './outcome.ts';

export type { SMTPConnection };
export type Envelope = { from: string; to: string };
export type SmtpSettings = { connection: SMTPConnectionOptions; auth: SMTPConnectionAuth | undefined };

const SETUP_MS = 10_000;

/** Reads smtp(s)://user:password@host:port; nodemailer's settings may follow as a query. */
export function readSmtpUrl(url: string, timeoutMs: number): SmtpSettings {
  const { auth, ...connection } = parseConnectionUrl(url);
  return {
    connection: {
      ...(connection as SMTPConnectionOptions),
      // A catcher on this machine has a certificate that nobody knows.
      ...(isLoopback(connection.host ?? '') && { ignoreTLS: true }),
      connectionTimeout: Math.min(timeoutMs, SETUP_MS),
      greetingTimeout: Math.min(timeoutMs, SETUP_MS),
      socketTimeout: timeoutMs,
    },
    auth: auth as SMTPConnectionAuth | undefined,
  };
}

const isLoopback = (host: string) => host === 'localhost' || (isIP(host) > 0 && /^(127\.|::1$)/.test(host));

/** A connection that is ready for messages, logged in where a login was given. */
export function openConnection({ connection: options, auth }: SmtpSettings): Promise<SMTPConnection> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options);
    const fail = (error: Error) => {
      reject(error);
      connection.close();
    };
    // Also for what comes later: an error that nobody hears would end the process.
    connection.on('error', fail);
    connection.once('end', () => reject(new Error('The mail server ended the connection.')));
    connection.connect((error) => {
      if (error) fail(error);
      else if (!auth) resolve(connection);
      else connection.login(auth, (failure) => (failure ? fail(failure) : resolve(connection)));
    });
  });
}

/**
 * Hands one message over; never throws. Whether the server has asked for the message decides what a lost
 * connection means.
 */
export function sendMessage(
  connection: SMTPConnection,
  envelope: Envelope,
  message: Buffer,
  deadlineMs: number,
): Promise<Outcome> {
  let isInData = false;
  const body = new Readable({
    read() {
      isInData = true;
      this.push(message);
      this.push(null);
    },
  });

  return new Promise((resolve) => {
    const lost = (text: string) => settle(outcomeOf(new Error(text), isInData));
    const onEnd = () => setImmediate(lost, 'The mail server ended the connection.');
    const deadline = setTimeout(() => {
      lost(`The mail server did not end its answer within ${deadlineMs / 1000} s.`);
      connection.close();
    }, deadlineMs);
    function settle(outcome: Outcome) {
      clearTimeout(deadline);
      connection.off('end', onEnd);
      resolve(outcome);
    }
    connection.once('end', onEnd);
    connection.send({ ...envelope, size: message.length }, body, (error, info) =>
      settle(error ? outcomeOf(error, isInData) : { kind: 'sent', response: info.response }),
    );
  });
}
