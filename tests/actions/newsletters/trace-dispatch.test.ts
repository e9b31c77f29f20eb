import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inSpan, startSpan } from '#runtime/observe/tracing.ts';
import { recordTraces } from '#runtime/observe/record-traces.ts';
import { startNewsletters, type Newsletters } from './start-newsletters.ts';

const CLICK = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
/** Mails of one run of a dispatch that are steps of its trace. */
const TRACED = 20;

let world: Newsletters;

beforeAll(async () => {
  world = await startNewsletters();
  await world.rows(
    `insert into webhook_endpoints (name, url, events) values ('CRM', 'https://crm.test', '{newsletter.sent}')`,
  );
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

/** Sends a newsletter as the action does for a person's click. */
async function click(): Promise<{ id: string; trace: string }> {
  const newsletter = await world.addNewsletter();
  const span = startSpan('click', { kind: 'server', parent: CLICK });
  const { dispatch_id: id } = await inSpan(span, () => world.send(newsletter));

  return { id, trace: span?.traceparent ?? '' };
}

async function finish(id: string): Promise<void> {
  await expect.poll(async () => (await world.dispatch(id))['state']).toBe('finished');
}

describe('the trace of a dispatch', () => {
  it('waits with it in the database, goes on in each run of each process, and reaches its webhook', async () => {
    const spans = recordTraces(onTestFinished);
    await world.addContacts(40);
    const { id, trace } = await click();
    world.sink.hold();
    const first = await world.startDispatcher();
    await expect.poll(() => world.sink.mails.length).toBeGreaterThan(3);
    const stopped = first.stop();
    world.sink.letGo();
    await stopped;
    const second = await world.startDispatcher();
    await finish(id);
    await second.stop();

    const runs = spans.filter(({ name }) => name === 'send_dispatch');
    expect(runs.length).toBeGreaterThanOrEqual(2);
    for (const run of runs) expect(run).toMatchObject({ parent: trace, hasEnded: true });
    const [event] = await world.rows(`select trace from webhook_events where data->>'dispatch_id' = $1`, [
      id,
    ]);
    expect(event).toEqual({ trace });
  });

  it('has the first mails of a run as steps, counts all, and tells nothing of their recipients', async () => {
    const spans = recordTraces(onTestFinished);
    await world.addContacts(TRACED + 10);
    const { id } = await click();
    const dispatcher = await world.startDispatcher();
    await finish(id);
    await dispatcher.stop();

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

  it('is stored neither for a request that is not recorded, nor in a form of its own', async () => {
    recordTraces(onTestFinished);
    await world.addContacts(1);
    const { dispatch_id: id } = await world.send(await world.addNewsletter());
    expect(await world.dispatch(id)).toMatchObject({ trace: null });

    const [row] = await world.rows(
      `select public.current_trace() as trace from set_config('hostfront.trace', 'x', true)`,
    );
    expect(row).toEqual({ trace: null });
  });
});
