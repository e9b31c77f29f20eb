import { request } from 'node:http';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailCatcher } from './start-mail-catcher.ts';

type Caught = { subject: string; text?: string };

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({}, { write: (line) => void logged.push(line) });
  catcher = await startMailCatcher({ host: '127.0.0.1', smtpPort: 0, webPort: 0, log });
});
afterAll(() => catcher.stop());

async function sendMail(mail: SendMailOptions): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: catcher.smtpPort,
    tls: { rejectUnauthorized: false },
  });
  await transport.sendMail({ from: 'news@hosting.test', to: 'salma@example.test', ...mail });
  transport.close();
}

const caughtMails = async () =>
  (await (await fetch(`http://127.0.0.1:${catcher.webPort}/api/email`)).json()) as Caught[];

/** Sends a request with any `Host` and `Origin`, which `fetch` would not allow. */
const statusFor = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; allowed: string | undefined }>((resolve, reject) => {
    const { webPort: port } = catcher;
    request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { host: `localhost:${port}`, accept: 'text/html', ...headers },
    })
      .on('response', (response) => {
        response.resume();
        const allowed = response.headers['access-control-allow-origin'];
        resolve({ status: response.statusCode, allowed });
      })
      .on('upgrade', (response, socket) => {
        socket.destroy();
        resolve({ status: response.statusCode, allowed: undefined });
      })
      .on('error', reject)
      .end();
  });
const asked = { 'access-control-request-method': 'DELETE' };
const socket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const h2c = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };

describe('the mail catcher', () => {
  it('stores a mail that came by SMTP, and logs no e-mail address', async () => {
    await sendMail({ subject: 'مرحبا', text: 'Hello', html: '<p dir="rtl">مرحبا بك</p>' });

    const mails = await caughtMails();
    expect(mails).toMatchObject([
      {
        subject: 'مرحبا',
        from: [{ address: 'news@hosting.test', name: '' }],
        to: [{ address: 'salma@example.test' }],
        text: expect.stringMatching(/^Hello\s*$/),
        headers: { subject: 'مرحبا' },
        attachments: [],
      },
    ]);
    expect(logged.join('')).toContain('A mail came in');
    expect(logged.join('')).not.toContain('salma');
  });

  it('decodes a mail in the charset windows-1256', async () => {
    const source = Buffer.concat([
      Buffer.from(
        'From: news@hosting.test\r\nTo: salma@example.test\r\nSubject: =?windows-1256?B?49HNyMc=?=\r\n' +
          'Content-Type: text/plain; charset=windows-1256\r\nContent-Transfer-Encoding: 8bit\r\n\r\n',
      ),
      Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]),
    ]);
    const envelope = { from: 'news@hosting.test', to: ['salma@example.test'] };

    await sendMail({ envelope, raw: source });

    const mail = (await caughtMails()).at(-1);
    expect(mail?.subject).toBe('مرحبا');
    expect(mail?.text?.trim()).toBe('مرحبا');
  });

  it.each<[string, string, string, Record<string, string>]>([
    ['a page of another site', 'GET', '/api/email', { origin: 'http://evil.example' }],
    ['a page of this machine on another port', 'GET', '/api/email', { origin: 'http://localhost:1' }],
    ['a page with the origin null', 'GET', '/api/email', { origin: 'null' }],
    [
      'a page of another site that asks by CORS whether it may delete',
      'OPTIONS',
      '/api/email/all',
      { origin: 'http://evil.example', ...asked },
    ],
    ['a page of another site that deletes', 'DELETE', '/api/email/all', { origin: 'http://evil.example' }],
    ['a foreign domain that resolves to this machine', 'GET', '/api/email', { host: 'evil.example' }],
    [
      'a foreign domain that resolves to this machine, with itself as origin',
      'GET',
      '/',
      { host: 'evil.example:80', origin: 'http://evil.example:80' },
    ],
    [
      'a page of another site that opens the event stream',
      'GET',
      '/api/events',
      { origin: 'http://evil.example' },
    ],
    ['a malformed path', 'GET', '/%c0', { host: 'evil.example' }],
    [
      'an image or a script of another page',
      'GET',
      '/api/email',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    ],
    ['a frame of another page', 'GET', '/', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }],
    [
      'a WebSocket of a page of another site',
      'GET',
      '/api/events',
      { origin: 'http://evil.example', ...socket },
    ],
    [
      'a WebSocket of a foreign domain that resolves to this machine',
      'GET',
      '/api/events',
      { host: 'evil.example', ...socket },
    ],
    [
      'a page of another site that offers another protocol',
      'GET',
      '/api/email',
      { origin: 'http://evil.example', ...h2c },
    ],
    ['a WebSocket of any program, as the inbox has none', 'GET', '/api/events', socket],
  ])('refuses with 403 a request of %s', async (_who, method, path, headers) => {
    expect(await statusFor(method, path, headers)).toEqual({ status: 403, allowed: undefined });
  });

  it('answers requests of its own page, and a link to it from another page', async () => {
    const origin = `http://localhost:${catcher.webPort}`;

    expect(await statusFor('GET', '/api/email', { origin })).toMatchObject({ status: 200 });
    expect(
      await statusFor('GET', '/', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }),
    ).toMatchObject({ status: 200 });
  });

  it('answers a program that offers another protocol, as curl does with --http2', async () => {
    expect(await statusFor('GET', '/api/email', h2c)).toMatchObject({ status: 200 });
  });
});
