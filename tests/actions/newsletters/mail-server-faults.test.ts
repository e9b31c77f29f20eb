import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { retryDeliveries } from '#actions/features/send-newsletter/change-dispatch.ts';
import { CUT_BEFORE_END_MS } from '#actions/features/send-newsletter/start-dispatcher.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startNewsletters, type Newsletters } from './start-newsletters.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const stateOf = async (id: string) => (await world.dispatch(id))['state'];
const deliveryTo = async (email: string) =>
  (
    await world.rows(
      `select deliveries.* from deliveries join contacts on contacts.id = contact_id where email = $1`,
      [email],
    )
  )[0];
const ODD = 'person2@example.test';

/** Sends to five contacts; the server treats the address ODD in the given manner. */
async function sendWith(manner: Parameters<Newsletters['sink']['manners']['set']>[1], options = {}) {
  await world.addContacts(5);
  world.sink.manners.set(ODD, manner);
  const dispatcher = await world.startDispatcher(options);
  const { dispatch_id } = await world.send(await world.addNewsletter());
  return { dispatcher, dispatch_id };
}

describe('a mail server that', () => {
  it('refuses a recipient (550) fails that one, once', async () => {
    const { dispatcher, dispatch_id } = await sendWith('refuse-rcpt');

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(await deliveryTo(ODD)).toMatchObject({
      state: 'failed',
      reason: 'refused',
      attempts: 1,
      response: expect.stringContaining('550 no such user'),
    });
    expect(await world.dispatch(dispatch_id)).toMatchObject({ sent_count: 4, failed_count: 1 });
    await dispatcher.stop();
  });

  it('refuses the message itself (552) fails it, and a retry by hand sends it', async () => {
    const { dispatcher, dispatch_id } = await sendWith('full');
    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');
    expect(await deliveryTo(ODD)).toMatchObject({
      state: 'failed',
      response: expect.stringContaining('552'),
    });
    world.sink.manners.clear();

    await retryDeliveries({ dispatch_id }, adminSession, world.deps);

    await expect.poll(async () => (await deliveryTo(ODD))?.['state']).toBe('sent');
    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');
    expect([...world.sink.counts().values()]).toEqual(Array(5).fill(1));
    await dispatcher.stop();
  });

  it('defers a recipient (450) is asked again, then given up', async () => {
    const { dispatcher, dispatch_id } = await sendWith('defer-rcpt');

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(await deliveryTo(ODD)).toMatchObject({ state: 'failed', reason: 'attempts', attempts: 3 });
    await dispatcher.stop();
  });

  it('defers a recipient for a while gets the mail in the end', async () => {
    const { dispatcher, dispatch_id } = await sendWith('defer-rcpt', {
      retryDelaysS: Array<number>(200).fill(0.1),
    });
    await expect.poll(async () => (await deliveryTo(ODD))?.['attempts']).toBeGreaterThan(0);
    world.sink.manners.clear();

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect([...world.sink.counts().values()]).toEqual(Array(5).fill(1));
    await dispatcher.stop();
  });

  it('never answers is given up in time, and the mail counts as unknown', async () => {
    const { dispatcher, dispatch_id } = await sendWith('hang', { unknownDelayS: 3_600 });

    await expect.poll(async () => (await deliveryTo(ODD))?.['state']).toBe('unknown');

    expect(await world.dispatch(dispatch_id)).toMatchObject({
      sent_count: 4,
      unknown_count: 1,
      state: 'sending',
    });
    await dispatcher.stop();
  });

  it('never answers is hung up on when the process stops, and what became of the mail is written down', async () => {
    const { dispatcher, dispatch_id } = await sendWith('hang', {
      timeoutMs: 600_000,
      unknownDelayS: 3_600,
    });
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sent_count']).toBe(4);

    await dispatcher.stop(CUT_BEFORE_END_MS + 100);

    expect(await deliveryTo(ODD)).toMatchObject({ state: 'unknown', unknown_attempts: 1 });
    expect(await world.rows('select from actions.workers')).toEqual([]);
  });

  it('closes before its last 250 gets the mail again with the same Message-ID, thrice at most', async () => {
    const { dispatcher, dispatch_id } = await sendWith('close-after-data');

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    const copies = world.sink.mails.filter(({ to }) => to === ODD);
    expect(copies).toHaveLength(3);
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await deliveryTo(ODD)).toMatchObject({ state: 'unknown', unknown_attempts: 3 });
    await dispatcher.stop();
  });

  it('closes before its last 250 once gets it once more', async () => {
    const { dispatcher, dispatch_id } = await sendWith('close-after-data-once', { unknownDelayS: 1 });
    await expect.poll(async () => (await deliveryTo(ODD))?.['unknown_attempts']).toBe(1);
    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(await deliveryTo(ODD)).toMatchObject({ state: 'sent', unknown_attempts: 1 });
    expect(world.sink.counts().get(ODD)).toBe(2);
    await dispatcher.stop();
  });

  it('does not want our sender pauses the dispatch instead of failing everybody', async () => {
    await world.addContacts(5);
    world.sink.control.isRefusingSender = true;
    const dispatcher = await world.startDispatcher();

    const { dispatch_id } = await world.send(await world.addNewsletter());

    await expect.poll(() => stateOf(dispatch_id)).toBe('paused');
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sending_count']).toBe(0);
    expect(await world.dispatch(dispatch_id)).toMatchObject({
      queued_count: 5,
      failed_count: 0,
      problem: expect.stringContaining('sender not welcome'),
    });
    await dispatcher.stop();
  });

  it('is not there is waited for, and nothing fails', async () => {
    await world.addContacts(5);
    const port = await freePort();
    const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 500, firstPauseMs: 50 });
    const dispatcher = await world.startDispatcher({ mailer });

    const { dispatch_id } = await world.send(await world.addNewsletter());

    await expect.poll(async () => (await world.dispatch(dispatch_id))['problem']).toContain('ECONNREFUSED');
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sending_count']).toBe(0);
    expect(await world.dispatch(dispatch_id)).toMatchObject({
      state: 'sending',
      queued_count: 5,
      failed_count: 0,
    });
    await dispatcher.stop();
  });

  it('accepts a connection and says nothing is given up in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((ready) => silent.once('listening', ready));
    const { port } = silent.address() as { port: number };
    const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 300, firstPauseMs: 50 });

    const outcome = await mailer.deliver({ from: 'a@hosting.test', to: 'b@example.test' }, Buffer.from('x'));

    expect(outcome.kind).toBe('unreached');
    mailer.close();
    silent.close();
  });
});

describe('no field begins a header', () => {
  it('of a contact, a subject or a sender', async () => {
    await world.pool.query(`insert into contacts (email, first_name) values ('eve@example.test', 'Eve')`);
    const dispatcher = await world.startDispatcher();
    const { dispatch_id } = await world.send(await world.addNewsletter(), {
      subject: '=?utf-8?q?a=0d=0aBcc:_x@evil.test?= {{first_name}}',
      html_content: '<p>.</p>\r\n.\r\nMAIL FROM:<x@evil.test>\r\n',
    });

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(world.sink.mails).toHaveLength(1);
    const [head = ''] = world.sink.mails[0]!.raw.split(/\r?\n\r?\n/);
    expect(head).not.toMatch(/^Bcc/im);
    expect(head.match(/^[A-Za-z-]+(?=:)/gm)).toEqual([
      ...['From', 'To', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'X-PM-Metadata-token'],
      'List-Unsubscribe',
      ...['List-Unsubscribe-Post', 'Precedence', 'Auto-Submitted', 'MIME-Version', 'Content-Type'],
    ]);
    await dispatcher.stop();
  });
});
