import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startMailSink } from './mail-sink.ts';
import { ODD, startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

/** Creates a mailer that pauses for longer than a test lasts once it could not reach the server. */
const pausingMailer = (url: string) => createMailer({ url, timeoutMs: 2_000, firstPauseMs: 60_000 });

describe('a mail server that', () => {
  it.each([
    ['says to one recipient that it closes (421)', 'closing-rcpt'],
    ['says of one message that it closes (421)', 'closing'],
    ['hangs up on one recipient', 'close-at-rcpt'],
  ] as const)('%s is asked as often as after any 4xx, and no other mail is paused', async (_what, manner) => {
    const dispatch = await world.untilFinished(await world.sendOdd(manner));

    expect(await world.oddDelivery()).toMatchObject({ state: 'failed', reason: 'attempts', attempts: 3 });
    expect(dispatch).toMatchObject({ sent_count: 4, problem: null });
    expect([...world.sink.counts().values()]).toEqual(Array(4).fill(1));
  });

  it.each([
    ['names a size (SIZE) that the message exceeds', { size: 1_000 }],
    ['refuses the size of the message (552)', { sizeRefusal: [552, 'message too large'] }],
    ['refuses the size of the message as Courier does', { sizeRefusal: [534, 'SIZE=Message too big.'] }],
  ] as const)('%s is asked as often as after any 4xx', async (_what, settings) => {
    const small = await startMailSink(settings);
    onTestFinished(small.stop);
    await world.addContacts(2);

    await world.sendAll({ mailer: pausingMailer(small.url) });

    expect(await world.rows('select state, reason, attempts from deliveries')).toEqual(
      Array(2).fill({ state: 'failed', reason: 'attempts', attempts: 3 }),
    );
  });

  it('closes a connection after many refusals (421) pauses no other mail', async () => {
    await world.addContacts(30);
    for (let at = 1; at <= 30; at += 1) world.sink.manners.set(`person${at}@example.test`, 'refuse-rcpt');
    world.sink.control.refusalsBeforeClosing = 4;

    const dispatch = await world.sendAll({ mailer: pausingMailer(world.sink.url), retryDelaysS: [60] });

    expect(dispatch).toMatchObject({ failed_count: 30, problem: null });
  });

  it('hangs up on one recipient, and then does not answer, counts an attempt of that one', async () => {
    world.sink.manners.set(ODD, 'close-and-refuse');
    const mailer = pausingMailer(world.sink.url);
    const sendTo = (to: string) =>
      mailer.deliver({ from: 'news@hosting.test', to }, Buffer.from('Subject: News\r\n\r\nHello\r\n'));
    await sendTo('person1@example.test');

    expect(await sendTo(ODD)).toMatchObject({ kind: 'later' });

    expect(mailer.waitMs()).toBeGreaterThan(0);
    mailer.close();
  });
});
