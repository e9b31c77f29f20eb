import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtp } from './start-smtp.ts';

const MAX_BYTES = 2_000;

let smtp: Awaited<ReturnType<typeof startSmtp>>;
const taken: string[] = [];

beforeAll(async () => {
  const take = async (source: Buffer) => {
    taken.push(source.toString());
    return 'id';
  };
  smtp = await startSmtp({
    host: '127.0.0.1',
    port: 0,
    log: pino({ level: 'silent' }),
    take,
    maxBytes: MAX_BYTES,
  });
});
afterAll(() => smtp.stop());

async function sendMail(text: string, settings: object = {}): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtp.port,
    tls: { rejectUnauthorized: false },
    ...settings,
  });
  await transport.sendMail({ from: 'news@hosting.test', to: 'salma@example.test', text });
  transport.close();
}

/** Sends these lines after the server's greeting, and returns everything that the server says. */
const say = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    const line = connect(smtp.port, '127.0.0.1')
      .on('error', reject)
      .on('close', () => resolve(said))
      .on('data', (data) => (said += data.toString()))
      .once('data', () => line.write([...lines, 'QUIT', ''].join('\r\n')));
  });

describe('the SMTP server of the mail catcher', () => {
  it('accepts a mail over STARTTLS, although it does not advertise STARTTLS', async () => {
    await sendMail('By STARTTLS', { requireTLS: true });

    const offers = await say('EHLO localhost');

    expect(taken.join('')).toContain('By STARTTLS');
    expect(offers).toContain('250-SMTPUTF8');
    expect(offers).not.toContain('STARTTLS');
  });

  it('refuses a mail over the size limit, with or without a SIZE parameter, and still accepts the next mail', async () => {
    const [before, text] = [taken.length, 'a '.repeat(MAX_BYTES)];
    const begin = ['EHLO localhost', 'MAIL FROM:<a@hosting.test>', 'RCPT TO:<b@hosting.test>', 'DATA'];

    expect(await say('EHLO localhost', `MAIL FROM:<a@hosting.test> SIZE=${text.length}`)).toMatch(/^552 /m);
    expect(await say(...begin, text, '.')).toContain('552 The mail is too large.');

    expect(taken).toHaveLength(before);
    await sendMail('Small');
    expect(taken.at(-1)).toContain('Small');
  });
});
