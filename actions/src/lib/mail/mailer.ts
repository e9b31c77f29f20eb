import type { SignMessage } from './dkim.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { createConnectionPool, type Connection } from './connection-pool.ts';
import { sendMessage, type Envelope } from './smtp-connection.ts';

export type Mailer = {
  /** Sends one message to the mail server; never throws. */
  deliver(envelope: Envelope, message: Buffer): Promise<Outcome>;
  /** Milliseconds until the server may be asked again after it could not be reached. */
  waitMs(): number;
  /** Closes idle connections, and the others when their message has ended. */
  close(): void;
  /** Cuts all connections: messages under way end as `unknown` or `later`, and no further message goes out. */
  cut(): void;
};

export type MailerOptions = {
  /** smtp(s)://user:password@host:port, with nodemailer's settings in the query. */
  url: string;
  /** Signs each message before it goes out. */
  sign?: SignMessage | undefined;
  /** Milliseconds of own time (own-time.ts) for which the server may be silent. */
  timeoutMs?: number;
  /** Milliseconds of the first pause after the server could not be reached; each further pause is twice as long. */
  firstPauseMs?: number;
};

/** Multiple of `timeoutMs` within which a message must be sent, however slowly the server answers. */
const DEADLINE_FACTOR = 4;
const LONGEST_PAUSE_MS = 30_000;

/** Outcome of a message, and the outcome that says how the server is. */
type Sent = { outcome: Outcome; server: Outcome };
const of = (outcome: Outcome): Sent => ({ outcome, server: outcome });

/**
 * Creates a mailer that uses its connections again; it has as many connections as callers deliver at once. nodemailer's
 * own pool is not used, because it repeats a message by itself when a connection is lost; here the caller must know of
 * the loss.
 */
export function createMailer({ url, sign, timeoutMs = 30_000, firstPauseMs = 1_000 }: MailerOptions): Mailer {
  const pool = createConnectionPool(url, timeoutMs);
  let failures = 0;
  let pausedUntil = 0;
  let isCut = false;

  function note({ kind }: Outcome): void {
    if (kind === 'unreached' || kind === 'blocked') {
      // Connections that fail during one pause count as one failure.
      if (Date.now() < pausedUntil) return;
      pausedUntil = Date.now() + Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
    } else if (kind !== 'unknown') failures = 0;
  }

  async function deliver(envelope: Envelope, message: Buffer): Promise<Sent> {
    try {
      const signed = sign ? await sign(message) : message;
      return await send(await pool.take(), envelope, signed);
    } catch (error) {
      return of(outcomeOf(error as Error, 'connection'));
    }
  }

  async function send(connection: Connection, envelope: Envelope, message: Buffer): Promise<Sent> {
    const isUsed = connection.messages > 0;
    const { outcome, isLost } = await sendMessage(connection.smtp, envelope, message, {
      silenceMs: timeoutMs,
      deadlineMs: timeoutMs * DEADLINE_FACTOR,
    });
    // A refusal concerns the message, not the connection, which the server keeps open.
    if (isLost || outcome.kind === 'unknown' || outcome.kind === 'blocked') pool.drop(connection);
    else pool.giveBack(connection, outcome.kind !== 'sent');
    return isLost && isUsed ? sendAgain(outcome, envelope, message) : of(outcome);
  }

  /**
   * Sends a message once more, on a new connection: one that was used before may have ended for reasons of its own, for
   * example after too many refusals. If the server does not answer now, it may be because of this message, whose first
   * outcome then counts: else a message that makes the server hang up would never use up its attempts. One that this
   * process cut was not tried.
   */
  async function sendAgain(first: Outcome, envelope: Envelope, message: Buffer): Promise<Sent> {
    try {
      return await send(await pool.open(), envelope, message);
    } catch (error) {
      const server = outcomeOf(error as Error, 'connection');
      return { outcome: isCut ? server : first, server };
    }
  }

  return {
    async deliver(envelope, message) {
      const { outcome, server } = await deliver(envelope, message);
      note(server);
      return outcome;
    },
    waitMs: () => Math.max(0, pausedUntil - Date.now()),
    close: pool.close,
    cut() {
      isCut = true;
      pool.cut();
    },
  };
}
