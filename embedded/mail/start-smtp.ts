import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Envelope } from './mails/mail.ts';

/** Largest mail, announced by the SMTP extension SIZE. */
const MAIL_MAX_BYTES = 25 * 1024 * 1024;
/** The actions service opens 100 connections at most (`NEWSLETTER_CONNECTIONS`). */
const MAX_CONNECTIONS = 128;
/** Connections that are open when the server stops may go on for this long. */
const CLOSE_WITHIN_MS = 1_000;

type Options = {
  host: string;
  port: number;
  log: Logger;
  maxBytes?: number;
  /** Stores the mail and returns its id. */
  take: (source: Buffer, envelope: Envelope) => Promise<string>;
};

/**
 * Accepts every mail from everybody. A client may use STARTTLS, with a self-signed certificate; the server does not
 * offer it, because careful clients would then use it and reject that certificate.
 */
export async function startSmtp({ host, port, log, take, maxBytes = MAIL_MAX_BYTES }: Options) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH'],
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    size: maxBytes,
    maxClients: MAX_CONNECTIONS,
    closeTimeout: CLOSE_WITHIN_MS,
    onData(stream, session, done) {
      receive(stream)
        .then((source) => take(source, envelopeOf(session)))
        .then((id) => done(null, `Message queued as ${id}`), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (error) => log.warn({ err: error }, 'SMTP failed'));

  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/**
 * Reads the source of one mail. SMTP wants the whole mail read, so a mail that is too large is read to its end but
 * not kept.
 */
async function receive(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('The mail is too large.'), { responseCode: 552 });
  }

  return Buffer.concat(chunks);
}

function envelopeOf({ envelope, hostNameAppearsAs, remoteAddress }: SMTPServerSession): Envelope {
  const { mailFrom, rcptTo } = envelope;

  return {
    from: { address: mailFrom ? mailFrom.address : '' },
    to: rcptTo.map(({ address }) => ({ address })),
    host: hostNameAppearsAs,
    remoteAddress,
  };
}
