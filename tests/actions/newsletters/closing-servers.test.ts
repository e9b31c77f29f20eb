import { afterEach, describe, expect, it } from 'vitest';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startMailSink } from './mail-sink.ts';
import { startNewsletters, type Newsletters } from './start-newsletters.ts';

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
async function sendWith(manner: Parameters<Newsletters['sink']['manners']['set']>[1]) {
  await world.addContacts(5);
  world.sink.manners.set(ODD, manner);
  const dispatcher = await world.startDispatcher();
  const { dispatch_id } = await world.send(await world.addNewsletter());
  return { dispatcher, dispatch_id };
}

describe('a mail server that', () => {
  it.each([
    ['says to one recipient that it closes (421)', 'closing-rcpt'],
    ['says of one message that it closes (421)', 'closing'],
    ['hangs up on one recipient', 'close-at-rcpt'],
  ] as const)('%s is asked as often as after any 4xx, and no other mail is paused', async (_what, manner) => {
    const { dispatcher, dispatch_id } = await sendWith(manner);

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(await deliveryTo(ODD)).toMatchObject({ state: 'failed', reason: 'attempts', attempts: 3 });
    expect(await world.dispatch(dispatch_id)).toMatchObject({ sent_count: 4, problem: null });
    expect([...world.sink.counts().values()]).toEqual(Array(4).fill(1));
    await dispatcher.stop();
  });

  it.each([
    ['names a size (SIZE) that the message exceeds', { size: 1_000 }],
    ['refuses the size of the message (552)', { sizeRefusal: [552, 'message too large'] }],
    ['refuses the size of the message as Courier does', { sizeRefusal: [534, 'SIZE=Message too big.'] }],
  ] as const)('%s is asked as often as after any 4xx', async (_what, settings) => {
    const small = await startMailSink(settings);
    await world.addContacts(2);
    const mailer = createMailer({ url: small.url, timeoutMs: 2_000, firstPauseMs: 60_000 });
    const dispatcher = await world.startDispatcher({ mailer });
    const { dispatch_id } = await world.send(await world.addNewsletter());

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(await world.rows('select state, reason, attempts from deliveries')).toEqual(
      Array(2).fill({ state: 'failed', reason: 'attempts', attempts: 3 }),
    );
    await dispatcher.stop();
    await small.stop();
  });

  it('closes a connection after many refusals (421) pauses no other mail', async () => {
    await world.addContacts(30);
    for (let at = 1; at <= 30; at += 1) world.sink.manners.set(`person${at}@example.test`, 'refuse-rcpt');
    world.sink.control.refusalsBeforeClosing = 4;
    const mailer = createMailer({ url: world.sink.url, timeoutMs: 2_000, firstPauseMs: 60_000 });
    const dispatcher = await world.startDispatcher({ mailer, retryDelaysS: [60] });
    const { dispatch_id } = await world.send(await world.addNewsletter());

    await expect.poll(() => stateOf(dispatch_id)).toBe('finished');

    expect(await world.dispatch(dispatch_id)).toMatchObject({ failed_count: 30, problem: null });
    await dispatcher.stop();
  });

  it('hangs up on one recipient, and then does not answer, counts an attempt of that one', async () => {
    world.sink.manners.set(ODD, 'close-and-refuse');
    const mailer = createMailer({ url: world.sink.url, timeoutMs: 2_000, firstPauseMs: 60_000 });
    const sendTo = (to: string) =>
      mailer.deliver({ from: 'news@hosting.test', to }, Buffer.from('Subject: News\r\n\r\nHello\r\n'));
    await sendTo('person1@example.test');

    expect(await sendTo(ODD)).toMatchObject({ kind: 'later' });

    expect(mailer.waitMs()).toBeGreaterThan(0);
    mailer.close();
  });
});
