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
  /** Hands one message over; never throws. */
  deliver(envelope: Envelope, message: Buffer): Promise<Outcome>;
  /** Milliseconds until the server may be asked again after it could not be reached. */
  waitMs(): number;
  close(): void;
};

export type MailerOptions = {
  /** smtp(s)://user:password@host:port, with nodemailer's settings in the query. */
  url: string;
  /** Signs each message before it goes out. */
  sign?: SignMessage | undefined;
  /** How long the server may be silent. */
  timeoutMs?: number;
  /** The first pause after a server that could not be reached; each one is twice as long. */
  firstPauseMs?: number;
};

/** Messages that one connection takes; servers often allow about a hundred. */
const MESSAGES_PER_CONNECTION = 100;
const IDLE_MS = 15_000;
/** A message is handed over by then, however slowly the server answers. */
const DEADLINE_FACTOR = 4;
const LONGEST_PAUSE_MS = 30_000;

/**
 * A mail server behind connections that are used again. There are as many of them as callers deliver at once.
 * nodemailer's own pool repeats a message by itself when a connection is lost; here the caller must know.
 */
export function createMailer({ url, sign, timeoutMs = 30_000, firstPauseMs = 1_000 }: MailerOptions): Mailer {
  const lines = createLines(url, timeoutMs);
  let failures = 0;
  let pausedUntil = 0;

  function note({ kind }: Outcome): void {
    if (kind === 'unreached' || kind === 'blocked') {
      // Connections that fail together are one failure.
      if (Date.now() < pausedUntil) return;
      pausedUntil = Date.now() + Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
    } else if (kind !== 'unknown') failures = 0;
  }

  async function deliver(envelope: Envelope, message: Buffer): Promise<Outcome> {
    let line: Line;
    let signed: Buffer;
    try {
      signed = sign ? await sign(message) : message;
      line = await lines.take();
    } catch (error) {
      return outcomeOf(error as Error, false);
    }
    const outcome = await sendMessage(line.connection, envelope, signed, timeoutMs * DEADLINE_FACTOR);
    if (outcome.kind === 'sent') lines.giveBack(line);
    else line.connection.close();
    return outcome;
  }

  return {
    async deliver(envelope, message) {
      const outcome = await deliver(envelope, message);
      note(outcome);
      return outcome;
    },
    waitMs: () => Math.max(0, pausedUntil - Date.now()),
    close: lines.close,
  };
}

type Line = { connection: SMTPConnection; messages: number; timer?: NodeJS.Timeout };

function createLines(url: string, timeoutMs: number) {
  const settings = readSmtpUrl(url, timeoutMs);
  const idle = new Set<Line>();
  let isClosed = false;

  async function take(): Promise<Line> {
    const [line] = idle;
    if (!line) return { connection: await openConnection(settings), messages: 0 };
    clearTimeout(line.timer);
    idle.delete(line);
    return line.connection.destroyed ? take() : line;
  }

  function giveBack(line: Line): void {
    line.messages += 1;
    if (isClosed || line.messages >= MESSAGES_PER_CONNECTION) return line.connection.quit();
    line.timer = setTimeout(() => {
      idle.delete(line);
      line.connection.quit();
    }, IDLE_MS);
    line.timer.unref();
    idle.add(line);
  }

  function close(): void {
    isClosed = true;
    for (const line of idle) {
      clearTimeout(line.timer);
      line.connection.close();
    }
    idle.clear();
  }

  return { take, giveBack, close };
}
