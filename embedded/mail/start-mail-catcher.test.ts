import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailCatcher } from './start-mail-catcher.ts';

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({}, { write: (line) => void logged.push(line) });
  catcher = await startMailCatcher({ host: '127.0.0.1', smtpPort: 0, webPort: 0, log });
});
afterAll(() => catcher.stop());

const inbox = (path: string) =>
  fetch(`http://127.0.0.1:${catcher.webPort}${path}`, { headers: { accept: 'text/html' } });

describe('the mail catcher', () => {
  it('is healthy, and shows people an inbox', async () => {
    expect((await inbox('/api/healthz')).status).toBe(200);
    expect(await (await inbox('/')).text()).toContain('<html');
  });

  it('keeps a mail that came by SMTP, and writes no address to its log', async () => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: catcher.smtpPort,
      tls: { rejectUnauthorized: false },
    });
    await transport.sendMail({
      from: 'news@hosting.test',
      to: 'salma@example.test',
      subject: 'مرحبا',
      text: 'Hello',
    });
    transport.close();

    const mails = (await (await inbox('/api/email')).json()) as Array<{
      subject: string;
      to: Array<{ address: string }>;
    }>;
    expect(mails).toMatchObject([{ subject: 'مرحبا', to: [{ address: 'salma@example.test' }] }]);
    expect(logged.join('')).toContain('A mail came in');
    expect(logged.join('')).not.toContain('salma');
  });
});
