import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { serveCalls } from '#tests/support/processes/remote-process.ts';

/** What a sink has taken: its mails, and when the first and the last of them came. */
export type Counted = { count: number; firstAt: number; lastAt: number };

let counted: Counted = { count: 0, firstAt: 0, lastAt: 0 };

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      const { count, firstAt } = counted;
      const lastAt = Date.now();
      counted = { count: count + 1, firstAt: firstAt || lastAt, lastAt };
      done();
    });
  },
});

/** Runs a mail server that counts mails. */
serveCalls({
  /** Starts to listen and returns the port. */
  listen: () =>
    new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
    }),
  reset: () => {
    counted = { count: 0, firstAt: 0, lastAt: 0 };
  },
  report: () => counted,
});
