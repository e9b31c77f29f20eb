import { createTransport, type SendMailOptions } from 'nodemailer';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createMailStore } from '../mails/mail-store.ts';
import type { Mail } from '../mails/mail.ts';
import { makeMail } from '../mails/make-mail.ts';
import { readMail } from '../mails/read-mail.ts';
import { createInboxServer } from './create-inbox-server.ts';

const store = createMailStore();
const server = createInboxServer({ store, log: pino({ level: 'silent' }) });
afterAll(() => server.close());

/** Builds a mail's source, and stores the mail as the SMTP server would. */
async function keep(mail: SendMailOptions): Promise<Mail> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    from: 'news@hosting.test',
    to: 'salma@example.test',
    ...mail,
  });
  const read = await readMail(message as Buffer, makeMail({}).envelope);
  store.add(read, message as Buffer);
  return read;
}

const get = (url: string) => server.inject({ url, headers: { host: 'localhost' } });

describe('a mail in the inbox', () => {
  it('shows its embedded pictures, each of which has an address of its own, too', async () => {
    const content = Buffer.from('iVBORw0KGgo=', 'base64');
    const { id, attachments } = await keep({
      html: '<img src="cid:logo@hosting.test">',
      attachments: [{ filename: 'logo.png', cid: 'logo@hosting.test', content }],
    });

    const page = await get(`/api/email/${id}/html`);
    const picture = await get(`/api/email/${id}/attachment/${attachments[0]?.generatedFileName}`);

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<img src="data:image/png;base64,iVBORw0KGgo=">');
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload).toEqual(content);
  });

  it('offers an HTML attachment as a download, which no browser runs', async () => {
    const content = '<script>alert(1)</script>';
    const { id, attachments } = await keep({
      text: 'Hello',
      attachments: [{ filename: 'صفحة.html', contentType: 'text/html', content }],
    });

    const file = await get(`/api/email/${id}/attachment/${attachments[0]?.generatedFileName}`);

    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('صفحة.html')}`,
    });
    expect(file.body).toBe(content);
  });

  it('is shown in a sandbox without scripts and remote pictures, and its HTML is not in the inbox page', async () => {
    const html = '<img src="https://pixel.example/a.png"><script>alert("hostile")</script>';
    const { id } = await keep({ subject: '<script>alert("hostile")</script>', html });

    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);

    const policy = await policyOf(`/api/email/${id}/html`);
    expect(policy).toContain("sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; ");
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin| https:[; ]/);
    expect(await policyOf(`/api/email/${id}/html?pictures=all`)).toMatch(/img-src [^;]* http: https:;/);
    expect(await policyOf('/')).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect((await get('/')).body).not.toContain('hostile');
    expect((await get(`/api/email/${id}`)).json()).toMatchObject({ remotePictures: true });
  });

  it('shows its source as text, and offers it as a file', async () => {
    const { id } = await keep({ subject: 'The source', text: 'Hello' });

    const source = await get(`/api/email/${id}/source`);
    const file = await get(`/api/email/${id}/download`);

    expect(source.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(source.body).toMatch(/^Subject: The source\r?$/m);
    expect(file.headers['content-type']).toBe('message/rfc822');
    expect(file.body).toBe(source.body);
  });

  it('has a plain text, even if it was sent as HTML only', async () => {
    const { text } = await keep({ html: '<p>Hello <b>Salma</b></p>' });

    expect(text).toBe('Hello Salma');
  });

  it('is found by a search, and marked as read once it was opened', async () => {
    const { id } = await keep({ subject: 'Invoice one', text: 'Thanks' });
    await keep({ subject: 'Invoice two', text: 'Thanks' });
    await get(`/api/email/${id}`);

    const answer = await get('/api/email/summary?search=invoice&limit=5');

    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      total: 2,
      items: [
        { subject: 'Invoice two', read: false, preview: 'Thanks' },
        { subject: 'Invoice one', read: true },
      ],
    });
  });

  it('is deleted by its id, or together with all mails', async () => {
    const { id } = await keep({ subject: 'To be deleted', text: 'Hello' });
    const count = store.all().length;
    const remove = async (which: string) =>
      (await server.inject({ method: 'DELETE', url: `/api/email/${which}` })).statusCode;

    expect([await remove(id), await remove(id)]).toEqual([200, 404]);
    expect((await get(`/api/email/${id}/html`)).statusCode).toBe(404);
    expect(store.all()).toHaveLength(count - 1);

    expect(await remove('all')).toBe(200);
    expect((await get('/api/email')).json()).toEqual([]);
  });
});

describe('the inbox page', () => {
  it('remembers the language that the person chose in a cookie', async () => {
    const { headers, body } = await get('/?language=ar');

    expect(headers['set-cookie']).toMatch(/^inbox_language=ar; /);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
  });

  it('loads only scripts and styles that exist, and its server answers a health check', async () => {
    expect((await get('/api/healthz')).statusCode).toBe(200);
    const { body } = await get('/');
    const named = [...body.matchAll(/(?:src|href)="\/page\/([^"]+)"/g)].map(([, name]) => name);
    const script = await get('/page/inbox.js');
    const imported = [...script.body.matchAll(/from '\.\/([^']+)'/g)].map(([, name]) => name);

    expect(imported).toContain('mail-list.js');
    for (const name of [...named, ...imported])
      expect((await get(`/page/${name}`)).statusCode, name).toBe(200);
  });
});

describe('the event stream of the inbox', () => {
  it('tells an open page that a mail came, and refuses the 33rd open page', async () => {
    const address = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/events`;
    const { body, headers } = await fetch(address);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect((await reader.read()).value).toContain('retry:');

    await keep({ subject: 'Live', text: 'Hello' });

    expect((await reader.read()).value).toContain('event: change');
    const others = await Promise.all(Array.from({ length: 31 }, () => fetch(address)));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect((await fetch(address)).status).toBe(503);
    await Promise.all([reader.cancel(), ...others.map((other) => other.body?.cancel())]);
  });
});
