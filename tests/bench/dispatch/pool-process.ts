import { createTransport } from 'nodemailer';

/** Sends by nodemailer's pool in a loop, without any guarantee: `pool-process.ts <port> <mails> <connections>`. */
const [port, mails, connections] = process.argv.slice(2).map(Number) as [number, number, number];
const html = `<p>Hello Person</p>${'<p>The quick brown fox jumps over the lazy dog.</p>'.repeat(100)}`;
const text = 'Hello Person\n'.repeat(20);

const pool = createTransport({
  host: '127.0.0.1',
  port,
  pool: true,
  maxConnections: connections,
  maxMessages: Infinity,
  ignoreTLS: true,
});
process.on('message', () => {
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
  void Promise.all(Array.from({ length: connections }, hand)).then(() => process.send?.('done'));
});
process.send?.('ready');
