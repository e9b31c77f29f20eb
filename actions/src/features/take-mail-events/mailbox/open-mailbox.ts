import { isIP } from 'node:net';
import { ImapFlow, type ImapFlowOptions } from 'imapflow';

const SETUP_MS = 10_000;
const SILENCE_MS = 30_000;
const MB = 1024 * 1024;
const PORTS = { 'imap:': 143, 'imaps:': 993 } as const;

/** Reads imap(s)://user:password@host:port/folder. */
export function readImapUrl(text: string): { folder: string; options: ImapFlowOptions } {
  const url = new URL(text);
  const isSecure = url.protocol === 'imaps:';
  return {
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || PORTS[isSecure ? 'imaps:' : 'imap:'],
      secure: isSecure,
      // Without TLS, STARTTLS is required unless the server is this machine: no password crosses a network unencrypted.
      ...(!isSecure && { doSTARTTLS: !isLoopback(url.hostname) }),
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    },
  };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) > 0 && host.startsWith('127.'));

/**
 * Creates an IMAP connection that is not open yet. Its limits keep each answer of the server to some MB, and the server
 * from being silent for long.
 */
export function createImapClient(options: ImapFlowOptions): ImapFlow {
  const client = new ImapFlow({
    ...options,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SETUP_MS,
    greetingTimeout: SETUP_MS,
    socketTimeout: SILENCE_MS,
    maxLineLength: 8 * MB,
    maxLiteralSize: MB,
    maxResponseSize: 10 * MB,
  });
  // Each call rejects with its own error; an error event without a listener would end the process.
  client.on('error', () => undefined);

  return client;
}
