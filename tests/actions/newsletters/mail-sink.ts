import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

type SunkMail = { to: string; raw: string; messageId: string };
/** Behaviour of the server toward a mail to an address; `rcpt 550 text`: this answer to its RCPT. */
export type Manner =
  | `rcpt ${number} ${string}`
  | 'take'
  | 'refuse-rcpt'
  | 'defer-rcpt'
  | 'closing-rcpt'
  | 'close-at-rcpt'
  | 'close-and-refuse'
  | 'full'
  | 'closing'
  | 'hang'
  | 'close-after-data'
  | 'close-after-data-once';
type Settings = {
  delayMs?: number;
  size?: number;
  /** Code and text by which the server refuses the size that MAIL FROM names. */
  sizeRefusal?: readonly [number, string];
};

/** Starts a real SMTP server that keeps accepted mails, and misbehaves for addresses with a `Manner`. */
export async function startMailSink({ delayMs = 0, size, sizeRefusal }: Settings = {}) {
  const mails: SunkMail[] = [];
  const manners = new Map<string, Manner>();
  /** `deferrals`: number of recipients that are still to be deferred, whichever they are. */
  const control = { delayMs, isRefusingSender: false, deferrals: 0, refusalsBeforeClosing: Infinity };
  const refusals = new Map<string, number>();
  let connections = 0;
  let isRefusingNext = false;
  const open = { now: 0, most: 0 };
  /** Answers to mails that have arrived while the server is held. */
  let held: Array<() => void> | undefined;

  const mannerOf = (session: SMTPServerSession): Manner =>
    manners.get(session.envelope.rcptTo[0]?.address ?? '') ?? manners.get('*') ?? 'take';
  const reply = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      if (isRefusingNext) {
        isRefusingNext = false;
        return done(reply(421, 'not you again'));
      }
      connections += 1;
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      done();
    },
    onClose: () => void (open.now -= 1),
    ...(size !== undefined && { size }),
    onMailFrom(_address, _session, done) {
      if (control.isRefusingSender) done(reply(550, 'sender not welcome'));
      else if (sizeRefusal) done(reply(...sizeRefusal));
      else done();
    },
    onRcptTo({ address }, session, done) {
      const manner = manners.get(address);
      if (control.deferrals > 0) {
        control.deferrals -= 1;
        return done(reply(450, 'try later'));
      }
      if (manner === 'refuse-rcpt') {
        const count = (refusals.get(session.id) ?? 0) + 1;
        refusals.set(session.id, count);
        done(
          count > control.refusalsBeforeClosing ? reply(421, 'too many errors') : reply(550, 'no such user'),
        );
      } else if (manner === 'close-and-refuse') {
        isRefusingNext = true;
        destroy(session);
      } else if (manner?.startsWith('rcpt ')) done(reply(Number(manner.slice(5, 8)), manner.slice(9)));
      else if (manner === 'closing-rcpt') done(reply(421, 'closing'));
      else if (manner === 'close-at-rcpt') destroy(session);
      else if (manner === 'defer-rcpt') done(reply(450, 'try later'));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const manner = mannerOf(session);
        const raw = Buffer.concat(chunks).toString('utf8');
        const to = session.envelope.rcptTo[0]?.address ?? '';
        if (manner === 'full') return done(reply(552, 'mailbox full'));
        if (manner === 'closing') return done(reply(421, 'closing'));
        if (manner === 'hang') return;
        mails.push({ to, raw, messageId: /^Message-ID: <(.+)>$/im.exec(raw)?.[1] ?? '' });
        if (manner === 'close-after-data-once') manners.delete(manners.has(to) ? to : '*');
        if (manner.startsWith('close-after-data')) return destroy(session);
        if (held) held.push(done);
        else setTimeout(() => done(), control.delayMs);
      });
    },
  });
  server.on('error', () => undefined);
  const destroy = (session: SMTPServerSession) => {
    for (const connection of server.connections as Set<{
      session: SMTPServerSession;
      _socket: { destroy(): void };
    }>) {
      if (connection.session.id === session.id) connection._socket.destroy();
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    manners,
    control,
    /** Number of connections now, and the highest so far. */
    open,
    /** Returns how many connections were opened so far. */
    connections: () => connections,
    /** Leaves mails that arrive unanswered until `letGo`, so that no more come than there are connections. */
    hold: () => void (held ??= []),
    letGo(): void {
      const answers = held ?? [];
      held = undefined;
      for (const answer of answers) answer();
    },
    /** Counts the mails of each address. */
    counts(): Map<string, number> {
      const counts = new Map<string, number>();
      for (const { to } of mails) counts.set(to, (counts.get(to) ?? 0) + 1);
      return counts;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

/** Returns the decoded text of a mail's part. */
export function partOf(raw: string, type: 'text/plain' | 'text/html'): string {
  const part =
    raw.split(/--=_hostfront_[0-9a-f]+/).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
  return Buffer.from(part.split('\r\n\r\n')[1] ?? part.split('\n\n')[1] ?? '', 'base64').toString('utf8');
}
