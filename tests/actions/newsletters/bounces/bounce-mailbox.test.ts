import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { startBounceReader } from '#actions/features/take-mail-events/mailbox/start-bounce-reader.ts';
import { createBounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { makeReport, originalOf, TOKEN } from './reports.ts';
import { makeOpenSmtpdReport } from './make-opensmtpd-report.ts';
import { replies } from './replies.ts';
import { startImapServer } from './start-imap-server.ts';
import { startNewsletters } from '../start-newsletters.ts';

const world = useStarted(() => startNewsletters());
const imap = useStarted(() => startImapServer());
let stops: Array<() => Promise<void>> = [];

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
  imap.empty();
  await world.clear();
});

/** Starts a reader that polls the mailbox every 50 ms until the test ends. */
function startReader(changes: Partial<Parameters<typeof startBounceReader>[0]> = {}): void {
  const { stop } = startBounceReader({
    pool: world.pool,
    log: world.log,
    url: imap.url,
    doneFolder: 'Processed',
    bounces: createBounceEmail('bounces+{token}@hosting.test'),
    intervalMs: 50,
    ...changes,
  });
  stops.push(stop);
}

const contact = async () => (await world.rows('select state, soft_bounces from contacts'))[0];
const deliveries = () => world.rows('select bounce, bounce_detail from deliveries order by finished_at');
const untilRead = (count: number) => expect.poll(() => imap.countIn('Processed')).toBe(count);
const tokens = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

describe('the mailbox that receives bounce reports', () => {
  it.each([
    ['Postfix', makeReport()],
    ['OpenSMTPD', makeOpenSmtpdReport()],
  ])('marks a contact as bounced by a report of %s', async (_, report) => {
    await world.addRecipient([TOKEN]);
    imap.append(report);
    startReader();
    await untilRead(1);

    expect(await contact()).toMatchObject({ state: 'bounced' });
    expect(await deliveries()).toMatchObject([{ bounce: 'hard' }]);
    expect(imap.countIn('INBOX')).toBe(0);
  });

  it('counts a report that comes twice once, even if the contact was subscribed again meanwhile', async () => {
    await world.addRecipient([TOKEN]);
    imap.append(makeReport());
    startReader();
    startReader();
    await untilRead(1);
    await world.pool.query(`update contacts set state = 'subscribed'`);
    imap.append(makeReport());
    imap.append(makeReport({ status: '5.2.2' }));
    await untilRead(3);

    expect(await contact()).toEqual({ state: 'subscribed', soft_bounces: 0 });
    expect(await deliveries()).toMatchObject([{ bounce: 'hard' }]);
  });

  it('keeps mails unread in the inbox that are no reports about mails of the product', async () => {
    await world.addRecipient([TOKEN]);
    for (const reply of Object.values(replies)) imap.append(reply.replace(/\r?\n/g, '\r\n'));
    imap.append(makeReport({ token: 'd'.repeat(32) }));
    imap.append(makeOpenSmtpdReport({ from: 'salma' }));
    imap.append(makeReport({ to: `bounces+${'e'.repeat(32)}@hosting.test`, original: undefined }));
    imap.append(`Content-Type: multipart/report; boundary=b\r\nX: ${'x'.repeat(150_000)}\r\n\r\n`);
    imap.append(makeReport({ to: 'last@hosting.test', token: TOKEN, action: 'delayed' }));
    startReader();
    await untilRead(1);

    expect(await contact()).toEqual({ state: 'subscribed', soft_bounces: 0 });
    expect(await deliveries()).toEqual([{ bounce: null, bounce_detail: null }]);
    expect(imap.flagsIn('INBOX').flat()).not.toContain('\\Seen');
    expect(imap.countIn('INBOX')).toBe(8);
    expect(world.logged.join('')).toContain('could not be read');
  });

  it('handles a report of more than 50 MB, of which it fetches less than one', async () => {
    await world.addRecipient([TOKEN]);
    const attached = `${originalOf(TOKEN)}${`${'QUJD'.repeat(19)}\r\n`.repeat(700_000)}`;
    const report = makeReport({ original: attached });
    expect(report.length).toBeGreaterThan(50_000_000);
    imap.append(report);
    const before = imap.sentBytes();
    startReader({ roundMs: 600_000 });
    await untilRead(1);

    expect(await contact()).toMatchObject({ state: 'bounced' });
    expect(imap.sentBytes() - before).toBeLessThan(1_000_000);
  });
});

describe('a bounce report during a failure', () => {
  it('stays in the inbox until its effect is committed to the database', async () => {
    await world.addRecipient([TOKEN]);
    await world.pool.query('alter table deliveries add constraint closed check (bounce is null)');
    imap.append(makeReport());
    startReader();
    await expect.poll(() => world.logged.join('')).toContain('closed');
    expect(imap.countIn('INBOX')).toBe(1);
    expect(await contact()).toMatchObject({ state: 'subscribed' });

    await world.pool.query('alter table deliveries drop constraint closed');
    await untilRead(1);
    expect(await contact()).toMatchObject({ state: 'bounced' });
  });

  it('is read once the IMAP server accepts connections again', async () => {
    await world.addRecipient([TOKEN]);
    startReader({ url: imap.url.replace('p%40ss', 'wrong') });
    await expect.poll(() => world.logged.join('')).toContain('read-bounces');
    expect(world.logged.join('')).not.toContain('wrong');
    startReader();
    imap.dropConnections();
    imap.append(makeReport());
    await untilRead(1);

    expect(await contact()).toMatchObject({ state: 'bounced' });
  });

  it('is not waited for beyond the time limit if the IMAP server does not answer', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    startReader({ url: `imap://a:b@127.0.0.1:${port}`, roundMs: 200 });
    await expect.poll(() => world.logged.join('')).toContain('read-bounces');

    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('is moved to the folder Processed also by an IMAP server without extensions', async () => {
    const older = await startImapServer({ plugins: [] });
    await world.addRecipient([TOKEN]);
    older.append(makeReport());
    startReader({ url: older.url });
    await expect.poll(() => older.countIn('INBOX')).toBe(0);

    expect(older.countIn('Processed')).toBe(1);
    expect(await contact()).toMatchObject({ state: 'bounced' });
    await older.stop();
  });

  it.each(['UID MOVE', 'CREATE'])(
    'is handled even if the IMAP server refuses %s, and so are the reports after it',
    async (command) => {
      const full = await startImapServer({ refused: [command] });
      stops.push(full.stop);
      await world.addRecipient([...tokens, TOKEN]);
      for (let at = 0; at < 20; at += 1) full.append(makeReport({ token: tokens[0]!, status: '5.2.2' }));
      full.append(makeReport());
      startReader({ url: full.url });
      await expect.poll(contact).toMatchObject({ state: 'bounced' });
      full.append(makeReport({ token: tokens[1]!, status: '5.2.2' }));
      await expect
        .poll(() => world.rows('select bounce from deliveries where bounce is not null order by bounce'))
        .toEqual([{ bounce: 'hard' }, { bounce: 'soft' }, { bounce: 'soft' }]);

      expect(full.countIn('INBOX')).toBe(22);
      expect(world.logged.join('')).toContain('does not move reports');
      expect(world.logged.join('')).not.toContain('read-bounces');
    },
  );
});
