import { openConnection, readSmtpUrl, resetConnection, type SMTPConnection } from './smtp-connection.ts';

export type Connection = {
  smtp: SMTPConnection;
  /** Messages that it has carried or tried to carry. */
  messages: number;
  /** The last message was refused; the server may still hold its sender and recipient. */
  isDirty: boolean;
  timer?: NodeJS.Timeout;
};

/** Upper bound for the messages of one connection; servers often allow about a hundred. */
const MESSAGES_PER_CONNECTION = 100;
const IDLE_MS = 15_000;

/** Creates a pool of connections to a mail server: as many as callers use at once, each used again. */
export function createConnectionPool(url: string, timeoutMs: number) {
  const settings = readSmtpUrl(url, timeoutMs);
  const idle = createIdleConnections(timeoutMs);
  const busy = new Set<Connection>();
  let isClosed = false;
  let isCut = false;

  function drop(connection: Connection): void {
    busy.delete(connection);
    connection.smtp.close();
  }

  function use(connection: Connection): Connection {
    busy.add(connection);
    if (!isCut) return connection;
    drop(connection);
    throw new Error('This process stops and sends no more mails.');
  }

  async function open(): Promise<Connection> {
    return use({ smtp: await openConnection(settings), messages: 0, isDirty: false });
  }

  return {
    drop,
    /** Opens a new connection. */
    open,

    /** Returns a connection that is ready for a message. */
    async take(): Promise<Connection> {
      const used = await idle.take();
      return used ? use(used) : open();
    },

    giveBack(connection: Connection, isDirty: boolean): void {
      busy.delete(connection);
      connection.isDirty = isDirty;
      connection.messages += 1;
      if (isClosed || connection.messages >= MESSAGES_PER_CONNECTION) connection.smtp.quit();
      else idle.add(connection);
    },

    close(): void {
      isClosed = true;
      idle.close();
    },

    cut(): void {
      isClosed = true;
      isCut = true;
      idle.close();
      for (const connection of busy) connection.smtp.close();
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
