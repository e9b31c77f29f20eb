import { createTransport } from 'nodemailer';
import { serveCalls } from '#tests/support/processes/remote-process.ts';

export type PoolOrder = { readonly port: number; readonly mails: number; readonly connections: number };

const html = `<p>Hello Person</p>${'<p>The quick brown fox jumps over the lazy dog.</p>'.repeat(100)}`;
const text = 'Hello Person\n'.repeat(20);

/** Sends by nodemailer's pool in a loop, without any guarantee. */
serveCalls({
  /** Waits until the process is there. */
  ready: () => undefined,
  send: async ({ port, mails, connections }: PoolOrder) => {
    const pool = createTransport({
      host: '127.0.0.1',
      port,
      pool: true,
      maxConnections: connections,
      maxMessages: Infinity,
      ignoreTLS: true,
    });
    let next = 0;
    const hand = async () => {
      while (next < mails) {
        next += 1;
        await pool.sendMail({
          from: { name: 'Hostfront news', address: 'news@hosting.test' },
          to: { name: '', address: `person${next}@example.test` },
          subject: `News for Person ${next}`,
          html,
          text,
        });
      }
    };
    await Promise.all(Array.from({ length: connections }, hand));
  },
});
