import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { offers } from './smtp-connection.ts';

/** Our mail is built on these parts, which nodemailer does not document (decision 64). */
describe('nodemailer/lib/mime-funcs', () => {
  it('folds a header at its spaces, and does not split a value without spaces', () => {
    const header = `Subject: ${'word '.repeat(40).trim()}`;
    const address = `List-Unsubscribe: <https://hosting.test/${'a'.repeat(120)}>`;

    const lines = foldLines(header, 76).split('\r\n');

    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => line.length > 76)).toEqual([]);
    expect(lines.slice(1).filter((line) => !line.startsWith(' '))).toEqual([]);
    expect(lines.join('')).toBe(header);
    expect(foldLines(address, 76).replace('\r\n', '')).toBe(address);
    expect(foldLines(address, 76)).toContain(`<https://hosting.test/${'a'.repeat(120)}>`);
  });
});

describe('nodemailer/lib/smtp-connection', () => {
  const ENVELOPE = { from: 'a@hosting.test', to: 'b@hosting.test', size: 7 };

  async function serve(options: Partial<SMTPServerOptions>) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onData: (stream, _session, done) => void buffer(stream).then(() => done(null, 'taken')),
      ...options,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const connection = new SMTPConnection({ host: '127.0.0.1', port, ignoreTLS: true });
    await new Promise<void>((resolve, reject) =>
      connection.connect((error) => (error ? reject(error) : resolve())),
    );
    return {
      connection,
      stop: async () => {
        connection.close();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      },
    };
  }
  // The connection writes its errors into the envelope object, so each message gets its own copy.
  const send = (connection: SMTPConnection, envelope: object, body: Readable | Buffer) =>
    new Promise<{ error: unknown; response: string | undefined }>((resolve) =>
      connection.send({ ...envelope }, body, (error, info) => resolve({ error, response: info?.response })),
    );

  it('reads the message only after the server has accepted the recipient', async () => {
    const seen: string[] = [];
    const { connection, stop } = await serve({
      onRcptTo: (_address, _session, done) => {
        seen.push('recipient');
        done();
      },
    });
    const body = new Readable({
      read() {
        seen.push('read');
        this.push('a\r\n\r\nb\r\n');
        this.push(null);
      },
    });

    const { error, response } = await send(connection, ENVELOPE, body);

    expect(error).toBeFalsy();
    expect(response).toBe('250 taken');
    expect(seen).toEqual(['recipient', 'read']);
    expect(connection.destroyed).toBe(false);
    await stop();
    expect(connection.destroyed).toBe(true);
  });

  it('has a socket that counts the bytes that it has read and written', async () => {
    const { connection, stop } = await serve({});
    const bytes = () => {
      const socket = connection._socket;
      return socket ? [socket.bytesRead, socket.bytesWritten - socket.writableLength] : [];
    };
    const [read = 0, written = 0] = bytes();

    await send(connection, ENVELOPE, Buffer.from('a\r\n\r\nb\r\n'));

    expect(read).toBeGreaterThan(0);
    expect(bytes()[0]).toBeGreaterThan(read);
    expect(bytes()[1]).toBeGreaterThan(written);
    await stop();
  });

  it.each([true, false])('knows whether the server offers SMTPUTF8 (hidden: %s)', async (hideSMTPUTF8) => {
    const { connection, stop } = await serve({ hideSMTPUTF8 });

    expect(offers(connection, 'SMTPUTF8')).toBe(!hideSMTPUTF8);
    expect(offers(connection, 'SIZE')).toBe(false);
    await stop();
  });

  it('refuses an address with a line break itself, without asking the server', async () => {
    const { connection, stop } = await serve({});

    const { error } = await send(connection, { ...ENVELOPE, to: 'b@a.test>\r\nRSET' }, Buffer.from('a\r\n'));

    expect(error).toMatchObject({ code: 'EENVELOPE' });
    expect(error).not.toMatchObject({ responseCode: expect.any(Number) as unknown });
    await stop();
  });

  it('reports a refused login as EAUTH with the response code of the server', async () => {
    const { connection, stop } = await serve({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    });

    const error = await new Promise((resolve) =>
      connection.login({ user: 'me', pass: 'wrong' }, (failure) => resolve(failure)),
    );

    expect(error).toMatchObject({ code: 'EAUTH', responseCode: 535 });
    await stop();
  });
});
