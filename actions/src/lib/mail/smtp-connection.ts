import ipaddr from 'ipaddr.js';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '#actions/lib/is-loopback.ts';
import { ownTime } from '#runtime/process/own-time.ts';
import { isLost, outcomeOf, type Outcome } from './outcome.ts';
import { watchServer } from './watch-server.ts';

export type { SMTPConnection };
export type Envelope = { from: string; to: string };
export type SmtpSettings = {
  connection: SMTPConnectionOptions;
  auth: SMTPConnectionAuth | undefined;
  /** Milliseconds of own time (own-time.ts) for which the server may be silent. */
  silenceMs: number;
};

/** Milliseconds of own time until the server has greeted, TLS included. */
const SETUP_MS = 10_000;
/** Switches nodemailer's own deadlines off, in effect: `watchServer` replaces them. */
const NO_DEADLINE_MS = 2 ** 31 - 1;

/** Reads smtp(s)://user:password@host:port; nodemailer's settings may follow as a query. */
export function readSmtpUrl(url: string, timeoutMs: number): SmtpSettings {
  const { auth, ...connection } = parseConnectionUrl(url);
  const isPublic = !isPrivate(connection.host ?? '');
  if (auth && isPublic && connection.ignoreTLS === true) {
    throw new Error('SMTP_URL has a login and switches TLS off: anybody on the way could read the password.');
  }

  return {
    connection: {
      ...(connection as SMTPConnectionOptions),
      // A mail catcher on this machine has a certificate that is not trusted, so no TLS is used.
      ...(isLoopback(connection.host ?? '') && { ignoreTLS: true }),
      // TLS is required for a login to a public host, because its network could read the password.
      ...(auth && isPublic && { requireTLS: true }),
      connectionTimeout: NO_DEADLINE_MS,
      greetingTimeout: NO_DEADLINE_MS,
      socketTimeout: NO_DEADLINE_MS,
    },
    auth: auth as SMTPConnectionAuth | undefined,
    silenceMs: timeoutMs,
  };
}

/** Tells whether a host is on this machine or in a private network; a name without a dot is one of such a network. */
function isPrivate(host: string): boolean {
  if (isLoopback(host) || (!host.includes('.') && !host.includes(':'))) return true;

  return (
    ipaddr.isValid(host) && ['private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(host).range())
  );
}

/**
 * Opens a connection that is ready for messages; it logs in if the settings have a login. `onBegin` gets the connection
 * before it is open; closing it there ends the opening.
 */
export function openConnection(
  { connection: options, auth, silenceMs }: SmtpSettings,
  onBegin: (connection: SMTPConnection) => void,
): Promise<SMTPConnection> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options);
    onBegin(connection);
    const settingUp = ownTime.after(Math.min(silenceMs, SETUP_MS), () => fail(silent(silenceMs)));
    const silence = watchServer(connection, silenceMs, () => fail(silent(silenceMs)));
    const end = () => [settingUp, silence].forEach((deadline) => deadline.end());
    const fail = (error: Error) => {
      end();
      reject(error);
      connection.close();
    };
    const open = () => {
      end();
      resolve(connection);
    };
    // The listener stays for later errors: an error event without a listener would end the process.
    connection.on('error', fail);
    connection.once('end', () => fail(new Error('The mail server ended the connection.')));
    connection.connect((error) => {
      settingUp.end();
      if (error) fail(error);
      else if (!auth) open();
      else connection.login(auth, (failure) => (failure ? fail(failure) : open()));
    });
  });
}

/** Ends a transaction that the server refused (RSET); returns whether the connection can be used again. */
export function resetConnection(connection: SMTPConnection, deadlineMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const fail = () => settle(false);
    const deadline = ownTime.after(deadlineMs, fail);
    function settle(isReset: boolean) {
      deadline.end();
      connection.off('end', fail);
      resolve(isReset);
    }
    connection.once('end', fail);
    connection.reset((error) => settle(!error));
  });
}

/** How long the server may take for a message, in milliseconds of own time (own-time.ts). */
export type SendPatience = {
  silenceMs: number;
  /** Until the answer to the message, however slowly the server answers. */
  deadlineMs: number;
};
/** Outcome of a message; `isLost`: the connection ended before the server had any of the message. */
export type SendResult = { outcome: Outcome; isLost: boolean };

const NON_ASCII = /[^\0-\x7f]/;

/**
 * Returns the outcome of a message whose addresses the server can't take. nodemailer would send such an address to a server
 * without SMTPUTF8, which RFC 6531, 3.2 forbids.
 */
function refusedAddress(connection: SMTPConnection, { from, to }: Envelope): Outcome | undefined {
  if (!NON_ASCII.test(from + to) || offers(connection, 'SMTPUTF8')) return undefined;
  const response = 'The mail server takes no addresses outside ASCII (SMTPUTF8).';

  return { kind: NON_ASCII.test(from) ? 'blocked' : 'address', response };
}

/** Tells whether the server's answer to EHLO names an extension. The types of nodemailer leave this property out. */
export function offers(connection: SMTPConnection, extension: string): boolean {
  return (connection as SMTPConnection & { _supportedExtensions: string[] })._supportedExtensions.includes(
    extension,
  );
}

/**
 * Sends one message; never throws. If the connection is lost, the outcome depends on whether the server had already
 * asked for the message.
 */
export function sendMessage(
  connection: SMTPConnection,
  envelope: Envelope,
  message: Buffer,
  { silenceMs, deadlineMs }: SendPatience,
): Promise<SendResult> {
  const outcomeOfAddress = refusedAddress(connection, envelope);
  if (outcomeOfAddress) return Promise.resolve({ outcome: outcomeOfAddress, isLost: false });
  let isInData = false;
  const body = new Readable({
    read() {
      isInData = true;
      this.push(message);
      this.push(null);
    },
  });

  return new Promise((resolve) => {
    const lost = (error: Error) => {
      fail(error);
      connection.close();
    };
    const onEnd = () => setImmediate(fail, new Error('The mail server ended the connection.'));
    const deadlines = [
      watchServer(connection, silenceMs, () => lost(silent(silenceMs))),
      ownTime.after(deadlineMs, () =>
        lost(new Error(`The mail server did not end its answer within ${deadlineMs / 1000} s.`)),
      ),
    ];
    function fail(error: Error) {
      const outcome = outcomeOf(error, isInData ? 'data' : 'envelope');
      settle({ outcome, isLost: isLost(error) && outcome.kind !== 'unknown' });
    }
    function settle(result: SendResult) {
      deadlines.forEach((deadline) => deadline.end());
      connection.off('end', onEnd);
      resolve(result);
    }
    connection.once('end', onEnd);
    connection.send({ ...envelope, size: message.length }, body, (error, info) => {
      if (error) fail(error);
      else settle({ outcome: { kind: 'sent', response: info.response }, isLost: false });
    });
  });
}

function silent(ms: number): Error {
  return new Error(`The mail server was silent for ${ms / 1000} s.`);
}
