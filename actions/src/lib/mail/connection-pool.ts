import { openConnection, readSmtpUrl, resetConnection, type SMTPConnection } from './smtp-connection.ts';

export type Connection = {
  smtp: SMTPConnection;
  /** Number of messages sent or tried on this connection. */
  messages: number;
  /** The last message was refused; the server may still hold its sender and recipient. */
  isDirty: boolean;
  timer?: NodeJS.Timeout;
};

/** Upper bound for the messages of one connection; servers often allow about a hundred. */
const MESSAGES_PER_CONNECTION = 100;
const IDLE_MS = 15_000;

/** Creates a pool that opens as many connections to a mail server as callers need at once, and reuses them. */
export function createConnectionPool(url: string, timeoutMs: number) {
  const settings = readSmtpUrl(url, timeoutMs);
  const idle = createIdleConnections(timeoutMs);
  /** Connections that are open or being opened, whatever they do. */
  const alive = new Set<SMTPConnection>();
  let isClosed = false;
  let isCut = false;

  function track(smtp: SMTPConnection): void {
    alive.add(smtp);
    smtp.once('end', () => alive.delete(smtp));
  }

  function refuseCut(): void {
    if (isCut) throw new Error('This process stops and sends no more mails.');
  }

  async function open(): Promise<Connection> {
    refuseCut();
    const smtp = await openConnection(settings, track);
    refuseCut();
    return { smtp, messages: 0, isDirty: false };
  }

  return {
    drop: (connection: Connection): void => connection.smtp.close(),

    /** Opens a new connection. */
    open,

    /** Returns a connection that is ready for a message. */
    async take(): Promise<Connection> {
      const used = await idle.take();
      refuseCut();
      return used ?? open();
    },

    giveBack(connection: Connection, isDirty: boolean): void {
      connection.isDirty = isDirty;
      connection.messages += 1;
      if (isClosed || connection.messages >= MESSAGES_PER_CONNECTION) connection.smtp.quit();
      else idle.add(connection);
    },

    close(): void {
      isClosed = true;
      idle.close();
    },

    /** Closes all connections at once, also those that are being opened or made ready, and opens no other. */
    cut(): void {
      isClosed = true;
      isCut = true;
      idle.close();
      for (const smtp of alive) smtp.close();
    },
  };
}

function createIdleConnections(timeoutMs: number) {
  const idle = new Set<Connection>();

  return {
    async take(): Promise<Connection | undefined> {
      for (const connection of idle) {
        clearTimeout(connection.timer);
        idle.delete(connection);
        const isReady = connection.isDirty
          ? await resetConnection(connection.smtp, timeoutMs)
          : !connection.smtp.destroyed;
        if (isReady) return connection;
        connection.smtp.close();
      }
      return undefined;
    },
    add(connection: Connection): void {
      connection.timer = setTimeout(() => {
        idle.delete(connection);
        connection.smtp.quit();
      }, IDLE_MS);
      connection.timer.unref();
      idle.add(connection);
    },
    close(): void {
      for (const connection of idle) {
        clearTimeout(connection.timer);
        connection.smtp.close();
      }
      idle.clear();
    },
  };
}
