import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { isLoopback } from '#actions/lib/is-loopback.ts';

const SETUP_MS = 10_000;
const SILENCE_MS = 30_000;
const MB = 1024 * 1024;

/** Reads imap(s)://user:password@host:port/folder. */
export function readImapUrl(text: string): { folder: string; options: ImapFlowOptions } {
  const url = new URL(text);
  const isSecure = url.protocol === 'imaps:';
  return {
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (isSecure ? 993 : 143),
      secure: isSecure,
      // Without TLS, STARTTLS is required unless the server is this machine: no password crosses a network unencrypted.
      ...(!isSecure && { doSTARTTLS: !isLoopback(url.hostname) }),
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    },
  };
}

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
