import { createRequire } from 'node:module';
import type { AddressInfo, Server, Socket } from 'node:net';

type Message = { raw: string; flags: string[]; uid: number };
type Mailbox = { messages: Message[] };
type CommandHandler = (
  connection: { send(response: object): void },
  parsed: { tag: string },
  data: unknown,
  done: () => void,
) => void;
type Hoodiecrow = {
  server: Server;
  listen(port: number, host: string, done: () => void): void;
  close(done: () => void): void;
  getMailbox(path: string): Mailbox | undefined;
  setCommandHandler(command: string, handler: CommandHandler): void;
  appendMessage(mailbox: string, flags: string[], date: undefined, raw: string): void;
};

const require = createRequire(import.meta.url);
const createImapServer = require('hoodiecrow-imap') as (options: object) => Hoodiecrow;

type Settings = {
  plugins?: string[];
  /** Commands that the server refuses, as Dovecot does for a mailbox over its quota. */
  refused?: readonly string[];
};

const refuse: CommandHandler = (connection, { tag }, _data, done) => {
  const text = { type: 'TEXT', value: 'Quota exceeded (mailbox for user is full)' };
  connection.send({
    tag,
    command: 'NO',
    attributes: [{ type: 'SECTION', section: [{ type: 'ATOM', value: 'OVERQUOTA' }] }, text],
  });
  done();
};

/** Starts a real IMAP server with one mailbox; without the MOVE plugin it behaves like an older server. */
export async function startImapServer({ plugins = ['MOVE', 'UIDPLUS'], refused = [] }: Settings = {}) {
  const server = createImapServer({
    plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'UNSELECT', ...plugins],
    users: { 'bounces@hosting.test': { password: 'p@ss word' } },
    storage: { INBOX: {}, '': { separator: '/' } },
  });
  for (const command of refused) server.setCommandHandler(command, refuse);
  const sockets = new Set<Socket>();
  let sentBefore = 0;
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        sockets.delete(socket);
        sentBefore += socket.bytesWritten;
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const messagesIn = (folder: string) => server.getMailbox(folder)?.messages ?? [];
  const dropConnections = () => sockets.forEach((socket) => socket.destroy());

  return {
    url: `imap://${encodeURIComponent('bounces@hosting.test')}:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}/INBOX`,
    append: (raw: string) => server.appendMessage('INBOX', [], undefined, raw),
    countIn: (folder: string) => messagesIn(folder).length,
    /** Returns the bytes that the server has sent to all clients. */
    sentBytes: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, sentBefore),
    flagsIn: (folder: string) => messagesIn(folder).map(({ flags }) => flags),
    empty(): void {
      for (const folder of ['INBOX', 'Processed']) messagesIn(folder).length = 0;
    },
    dropConnections,
    async stop(): Promise<void> {
      dropConnections();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
