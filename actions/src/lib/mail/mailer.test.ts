import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

/** Milliseconds that no test lasts: a mailer that waits for the server's answer fails by the test's timeout. */
const FOR_EVER_MS = 3_600_000;
const ANSWERS: Record<string, string> = {
  DATA: '354 go on',
  '.': '250 taken',
  'RCPT TO': '550 no such user',
};

let server: Server | undefined;
const sockets = new Set<Socket>();

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
});

/** Starts an SMTP server that stops answering at a command's given time; `greeting` is its own greeting. */
async function startServer({ silentAt, time = 1 }: { silentAt: string; time?: number }) {
  let onSilence = (): void => undefined;
  const silenced = new Promise<void>((done) => (onSilence = done));
  let connections = 0;
  let times = 0;
  const answer = (socket: Socket, command: string, text: string) => {
    if (command === silentAt) times += 1;
    if (times < time) socket.write(`${text}\r\n`);
    else onSilence();
  };
  server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer(socket, 'greeting', '220 ready');
    createInterface(socket).on('line', (line) => {
      const command = /^(MAIL FROM|RCPT TO|\w+|\.$)/.exec(line)?.[0] ?? '';
      answer(socket, command, ANSWERS[command] ?? '250 fine');
    });
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, silenced, connections: () => connections };
}

const envelope = { from: 'news@hosting.test', to: 'salma@example.test' };
const message = Buffer.from('Subject: News\r\n\r\nHello');

describe('a mailer whose server accepts a connection and says nothing', () => {
  it('gives the mail up after its time limit', async () => {
    const { url } = await startServer({ silentAt: 'greeting' });

    const outcome = await createMailer({ url, timeoutMs: 300 }).deliver(envelope, message);

    expect(outcome.kind).toBe('unreached');
  });
});

describe('mailer.cut', () => {
  /** Delivers so many mails, which are refused, and cuts the mailer once the server is silent at the next one. */
  async function cutAt(where: { silentAt: string; time?: number }, refused = 0) {
    const { url, silenced, connections } = await startServer(where);
    const mailer = createMailer({ url, timeoutMs: FOR_EVER_MS });
    for (let sent = 0; sent < refused; sent += 1) {
      expect((await mailer.deliver(envelope, message)).kind).toBe('refused');
    }
    const outcome = mailer.deliver(envelope, message);
    await silenced;

    mailer.cut();

    expect((await outcome).kind).toMatch(refused > 0 ? /unreached/ : /unreached|later/);
    expect(connections()).toBe(1);
  }

  it.each(['greeting', 'EHLO', 'MAIL FROM'])(
    'ends a delivery on a new connection whose server does not answer (%s)',
    (silentAt) => cutAt({ silentAt }),
  );

  it('ends a delivery on a reused connection whose server does not answer RSET', () =>
    cutAt({ silentAt: 'RSET' }, 1));

  it('opens no new connection for a mail that it ended on a reused connection', () =>
    cutAt({ silentAt: 'MAIL FROM', time: 2 }, 1));

  it('lets no later delivery open a connection', async () => {
    const { url, connections } = await startServer({ silentAt: 'greeting' });
    const mailer = createMailer({ url, timeoutMs: FOR_EVER_MS });

    mailer.cut();

    expect((await mailer.deliver(envelope, message)).kind).toBe('unreached');
    expect(connections()).toBe(0);
  });
});

describe('a mailer whose server does not offer SMTPUTF8', () => {
  it.each([
    ['address', { ...envelope, to: 'علي@xn--mgbh0fb.xn--kgbechtv' }],
    ['blocked', { ...envelope, from: 'أخبار@hosting.test' }],
  ])('sends nothing for an address outside ASCII (%s)', async (kind, wide) => {
    const { url } = await startServer({ silentAt: 'MAIL FROM' });

    const outcome = await createMailer({ url, timeoutMs: FOR_EVER_MS }).deliver(wide, message);

    expect(outcome.kind).toBe(kind);
  });
});
