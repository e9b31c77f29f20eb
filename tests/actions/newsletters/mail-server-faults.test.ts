import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { retryDeliveries } from '#actions/features/send-newsletter/change-dispatch.ts';
import { CUT_BEFORE_END_MS } from '#actions/features/send-newsletter/start-dispatcher.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startMailSink } from './mail-sink.ts';
import { adminSession, ODD, startNewsletters } from './start-newsletters.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

const REFUSED = {
  ...{ state: 'failed', reason: 'refused', attempts: 1 },
  response: expect.stringContaining('550 no such user') as string,
};
const FAILED = { state: 'failed', reason: 'attempts', attempts: 3 };
const UNKNOWN = { state: 'unknown', unknown_attempts: 3 };
const SENT = { state: 'sent', unknown_attempts: 1 };

/** Creates a mailer that pauses for longer than a test lasts once it could not reach the server. */
const pausingMailer = (url: string) => createMailer({ url, timeoutMs: 2_000, firstPauseMs: 60_000 });

describe('a mail server', () => {
  it.each([
    ['that refuses a recipient (550) lets that delivery fail at once', 'refuse-rcpt', REFUSED, 0],
    ['that defers a recipient (450) is asked three times, then that delivery fails', 'defer-rcpt', FAILED, 0],
    [
      'that answers 421 to a recipient is asked three times, then that delivery fails',
      'closing-rcpt',
      FAILED,
      0,
    ],
    ['that answers 421 to a message is asked three times, then that delivery fails', 'closing', FAILED, 0],
    [
      'that hangs up at a recipient is asked three times, then that delivery fails',
      'close-at-rcpt',
      FAILED,
      0,
    ],
    ['that always hangs up before its last 250 gets the mail three times', 'close-after-data', UNKNOWN, 3],
    ['that hangs up before its last 250 once gets the mail a second time', 'close-after-data-once', SENT, 2],
  ] as const)('%s, and all other mails are sent once', async (_, manner, delivery, copies) => {
    const dispatch = await world.untilFinished(await world.sendOdd(manner));

    expect(await world.oddDelivery()).toMatchObject(delivery);
    expect(dispatch).toMatchObject({
      sent_count: delivery.state === 'sent' ? 5 : 4,
      failed_count: delivery.state === 'failed' ? 1 : 0,
      problem: null,
    });
    const { [ODD]: odd = 0, ...others } = Object.fromEntries(world.sink.counts());
    expect([odd, Object.values(others)]).toEqual([copies, Array(4).fill(1)]);
    expect(new Set(world.sink.mails.map(({ messageId }) => messageId)).size).toBe(copies > 0 ? 5 : 4);
  });

  it('that refuses the message (552) lets its delivery fail; a retry by an administrator sends it', async () => {
    const dispatch_id = await world.sendOdd('full');
    await world.untilFinished(dispatch_id);
    expect(await world.oddDelivery()).toMatchObject({
      state: 'failed',
      response: expect.stringContaining('552'),
    });
    world.sink.manners.clear();

    await retryDeliveries({ dispatch_id }, adminSession, world.deps);

    await expect.poll(async () => (await world.oddDelivery())['state']).toBe('sent');
    await world.untilFinished(dispatch_id);
    expect([...world.sink.counts().values()]).toEqual(Array(5).fill(1));
  });

  it('that defers a recipient for a while gets the mail in the end', async () => {
    const id = await world.sendOdd('defer-rcpt', { retryDelaysS: Array<number>(200).fill(0.1) });
    await expect.poll(async () => (await world.oddDelivery())['attempts']).toBeGreaterThan(0);
    world.sink.manners.clear();

    await world.untilFinished(id);

    expect([...world.sink.counts().values()]).toEqual(Array(5).fill(1));
  });

  it('that never answers is given up after the time limit, and the delivery becomes unknown', async () => {
    const id = await world.sendOdd('hang', { unknownDelayS: 3_600 });

    await expect.poll(async () => (await world.oddDelivery())['state']).toBe('unknown');

    expect(await world.dispatch(id)).toMatchObject({ sent_count: 4, unknown_count: 1, state: 'sending' });
  });

  it('that never answers is disconnected when the process stops, and the delivery becomes unknown', async () => {
    const dispatcher = await world.startDispatcher({ timeoutMs: 600_000, unknownDelayS: 3_600 });
    await world.addContacts(5);
    world.sink.manners.set(ODD, 'hang');
    const { dispatch_id } = await world.send(await world.addNewsletter());
    await expect.poll(async () => (await world.dispatch(dispatch_id))['sent_count']).toBe(4);

    await dispatcher.stop(CUT_BEFORE_END_MS + 100);

    expect(await world.oddDelivery()).toMatchObject({ state: 'unknown', unknown_attempts: 1 });
    expect(await world.rows('select from actions.workers')).toEqual([]);
  });

  it('that refuses the sender gets the dispatch paused, and no delivery fails', async () => {
    world.sink.control.isRefusingSender = true;
    const id = await world.sendOdd('take');

    await expect.poll(async () => (await world.dispatch(id))['state']).toBe('paused');
    await expect.poll(async () => (await world.dispatch(id))['sending_count']).toBe(0);
    expect(await world.dispatch(id)).toMatchObject({
      queued_count: 5,
      failed_count: 0,
      problem: expect.stringContaining('sender not welcome'),
    });
  });

  it('that cannot be reached is waited for, and no delivery fails', async () => {
    const url = `smtp://127.0.0.1:${await freePort()}`;
    const id = await world.sendOdd('take', {
      mailer: createMailer({ url, timeoutMs: 500, firstPauseMs: 50 }),
    });

    await expect.poll(async () => (await world.dispatch(id))['problem']).toContain('ECONNREFUSED');
    // One read, because the next try claims a delivery for a moment.
    await expect
      .poll(() => world.dispatch(id))
      .toMatchObject({ state: 'sending', queued_count: 5, sending_count: 0, failed_count: 0 });
  });

  it.each([
    ['names a size (SIZE) that the message exceeds', { size: 1_000 }],
    ['refuses the size of the message (552)', { sizeRefusal: [552, 'message too large'] }],
    ['refuses the size of the message as Courier does', { sizeRefusal: [534, 'SIZE=Message too big.'] }],
  ] as const)('that %s gets three attempts for each delivery, without a pause', async (_what, settings) => {
    const small = await startMailSink(settings);
    onTestFinished(small.stop);
    await world.addContacts(2);

    await world.sendAll({ mailer: pausingMailer(small.url) });

    expect(await world.rows('select state, reason, attempts from deliveries')).toEqual(
      Array(2).fill({ state: 'failed', reason: 'attempts', attempts: 3 }),
    );
  });

  it('that closes connections after many refusals (421) gets no pause', async () => {
    await world.addContacts(30);
    for (let at = 1; at <= 30; at += 1) world.sink.manners.set(`person${at}@example.test`, 'refuse-rcpt');
    world.sink.control.refusalsBeforeClosing = 4;

    const dispatch = await world.sendAll({ mailer: pausingMailer(world.sink.url), retryDelaysS: [60] });

    expect(dispatch).toMatchObject({ failed_count: 30, problem: null });
  });

  it('that hangs up at one recipient and then does not answer costs that delivery an attempt', async () => {
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

describe('the headers of a newsletter mail', () => {
  it('get no additional line from the subject or the content', async () => {
    await world.pool.query(`insert into contacts (email, first_name) values ('eve@example.test', 'Eve')`);
    await world.startDispatcher();
    const { dispatch_id } = await world.send(await world.addNewsletter(), {
      subject: '=?utf-8?q?a=0d=0aBcc:_x@evil.test?= {{first_name}}',
      html_content: '<p>.</p>\r\n.\r\nMAIL FROM:<x@evil.test>\r\n',
    });

    await world.untilFinished(dispatch_id);

    expect(world.sink.mails).toHaveLength(1);
    const [head = ''] = world.sink.mails[0]!.raw.split(/\r?\n\r?\n/);
    expect(head).not.toMatch(/^Bcc/im);
    expect(head.match(/^[A-Za-z-]+(?=:)/gm)).toEqual([
      ...['From', 'To', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'X-PM-Metadata-token'],
      'List-Unsubscribe',
      ...['List-Unsubscribe-Post', 'Precedence', 'Auto-Submitted', 'MIME-Version', 'Content-Type'],
    ]);
  });
});
