import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inSpan, startSpan } from '#runtime/observe/tracing.ts';
import { recordTraces } from '#runtime/observe/record-traces.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const CLICK = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
/** Mails of one run of a dispatch that are steps of its trace. */
const TRACED = 20;

const world = useStarted(() => startNewsletters());
beforeEach(() => world.clear());

/** Sends a newsletter as the action does for a person's click. */
async function click(): Promise<{ id: string; trace: string }> {
  const newsletter = await world.addNewsletter();
  const span = startSpan('click', { kind: 'server', parent: CLICK });
  const { dispatch_id: id } = await inSpan(span, () => world.send(newsletter));

  return { id, trace: span?.traceparent ?? '' };
}

/** Sends a dispatch by a dispatcher that has ended when this returns. */
async function sendOut(id: string): Promise<void> {
  const dispatcher = await world.startDispatcher();
  await world.untilFinished(id);
  await dispatcher.stop();
}

describe('the trace of a dispatch', () => {
  it('continues the trace of the click that queued the dispatch', async () => {
    const spans = recordTraces(onTestFinished);
    await world.addContacts(4);
    const { id, trace } = await click();
    await sendOut(id);

    const runs = spans.filter(({ name }) => name === 'send_dispatch');
    expect(runs).toEqual([expect.objectContaining({ parent: trace, hasEnded: true })]);
  });

  it('has the first 20 mails as spans, counts all mails, and contains no recipient', async () => {
    const spans = recordTraces(onTestFinished);
    await world.addContacts(TRACED + 10);
    const { id } = await click();
    await sendOut(id);

    const run = spans.find(({ name }) => name === 'send_dispatch');
    const mails = spans.filter(({ name }) => name === 'SMTP');
    expect(mails).toHaveLength(TRACED);
    for (const mail of mails)
      expect(mail).toMatchObject({
        parent: run?.traceparent,
        hasEnded: true,
        attributes: { 'hostfront.mail.outcome': 'sent', 'smtp.response.status_code': 250 },
      });
    expect(run?.attributes).toEqual({ 'hostfront.dispatch.id': id, 'hostfront.mails.sent': TRACED + 10 });
    expect(JSON.stringify(spans)).not.toMatch(/person\d|@|Person/);
  });

  it('does not exist if the request was not traced', async () => {
    const spans = recordTraces(onTestFinished);
    await world.addContacts(1);
    const { dispatch_id: id } = await world.send(await world.addNewsletter());
    await sendOut(id);

    expect(spans).toEqual([]);
  });
});
