import type { SignMessage } from './dkim.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import {
  openConnection,
  readSmtpUrl,
  sendMessage,
  type Envelope,
  type SMTPConnection,
} from './smtp-connection.ts';

export type Mailer = {
  /** Sends one message to the mail server; never throws. */
  deliver(envelope: Envelope, message: Buffer): Promise<Outcome>;
  /** Milliseconds until the server may be asked again after it could not be reached. */
  waitMs(): number;
  /** Closes idle connections, and the others when their message has ended. */
  close(): void;
  /** Cuts all connections: messages under way end as `unknown` or `unreached`, and no further message goes out. */
  cut(): void;
};

export type MailerOptions = {
  /** smtp(s)://user:password@host:port, with nodemailer's settings in the query. */
  url: string;
  /** Signs each message before it goes out. */
  sign?: SignMessage | undefined;
  /** Milliseconds for which the server may be silent. */
  timeoutMs?: number;
  /** Milliseconds of the first pause after the server could not be reached; each further pause is twice as long. */
  firstPauseMs?: number;
};

/** Upper bound for the messages of one connection; servers often allow about a hundred. */
const MESSAGES_PER_CONNECTION = 100;
const IDLE_MS = 15_000;
/** Multiple of `timeoutMs` within which a message must be sent, however slowly the server answers. */
const DEADLINE_FACTOR = 4;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Creates a mailer that uses its connections again; it has as many connections as callers deliver at once. nodemailer's
 * own pool is not used, because it repeats a message by itself when a connection is lost; here the caller must know of
 * the loss.
 */
export function createMailer({ url, sign, timeoutMs = 30_000, firstPauseMs = 1_000 }: MailerOptions): Mailer {
  const pool = createPool(url, timeoutMs);
  let failures = 0;
  let pausedUntil = 0;

  function note({ kind }: Outcome): void {
    if (kind === 'unreached' || kind === 'blocked') {
      // Connections that fail during one pause count as one failure.
      if (Date.now() < pausedUntil) return;
      pausedUntil = Date.now() + Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
    } else if (kind !== 'unknown') failures = 0;
  }

  async function deliver(envelope: Envelope, message: Buffer): Promise<Outcome> {
    let connection: Connection;
    let signed: Buffer;
    try {
      signed = sign ? await sign(message) : message;
      connection = await pool.take();
    } catch (error) {
      return outcomeOf(error as Error, false);
    }
    const outcome = await sendMessage(connection.smtp, envelope, signed, timeoutMs * DEADLINE_FACTOR);
    if (outcome.kind === 'sent') pool.giveBack(connection);
    else pool.drop(connection);
    return outcome;
  }

  return {
    async deliver(envelope, message) {
      const outcome = await deliver(envelope, message);
      note(outcome);
      return outcome;
    },
    waitMs: () => Math.max(0, pausedUntil - Date.now()),
    close: pool.close,
    cut: pool.cut,
  };
}

type Connection = { smtp: SMTPConnection; messages: number; timer?: NodeJS.Timeout };

function createPool(url: string, timeoutMs: number) {
  const settings = readSmtpUrl(url, timeoutMs);
  const idle = new Set<Connection>();
  const busy = new Set<Connection>();
  let isClosed = false;
  let isCut = false;

  async function take(): Promise<Connection> {
    const connection = takeIdle() ?? { smtp: await openConnection(settings), messages: 0 };
    busy.add(connection);
    if (isCut) {
      drop(connection);
      throw new Error('This process stops and sends no more mails.');
    }
    return connection;
  }

  function takeIdle(): Connection | undefined {
    for (const connection of idle) {
      clearTimeout(connection.timer);
      idle.delete(connection);
      if (!connection.smtp.destroyed) return connection;
    }
    return undefined;
  }

  function drop(connection: Connection): void {
    busy.delete(connection);
    connection.smtp.close();
  }

  function giveBack(connection: Connection): void {
    busy.delete(connection);
    connection.messages += 1;
    if (isClosed || connection.messages >= MESSAGES_PER_CONNECTION) return connection.smtp.quit();
    connection.timer = setTimeout(() => {
      idle.delete(connection);
      connection.smtp.quit();
    }, IDLE_MS);
    connection.timer.unref();
    idle.add(connection);
  }

  function close(): void {
    isClosed = true;
    for (const connection of idle) {
      clearTimeout(connection.timer);
      connection.smtp.close();
    }
    idle.clear();
  }

  function cut(): void {
    isCut = true;
    close();
    for (const connection of busy) connection.smtp.close();
  }

  return { take, giveBack, drop, close, cut };
}
