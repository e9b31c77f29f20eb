import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
beforeAll(async () => {
  await world.pool.query(
    `create function refuse_status() returns trigger language plpgsql as
       $$ begin raise exception 'the status cannot be written'; end $$`,
  );
});
afterEach(async () => {
  await world.pool.query('drop trigger if exists refuse_status on newsletters');
  await world.clear();
});

const statuses = () => world.rows('select status from newsletters');

/** Lets the database refuse every change of a newsletter's status until the returned function is called. */
async function refuseStatus(): Promise<() => Promise<unknown>> {
  await world.pool.query(
    `create or replace trigger refuse_status before update of status on newsletters
     for each row execute function refuse_status()`,
  );

  return () => world.pool.query('drop trigger refuse_status on newsletters');
}

describe('a newsletter whose status cannot be written', () => {
  it('is not sent meanwhile, and is sent to each contact once when the status can be written', async () => {
    await world.addContacts(20);
    const newsletterId = await world.addNewsletter();
    const allow = await refuseStatus();
    await world.startDispatcher();

    const { dispatch_id } = await world.send(newsletterId);
    await expect.poll(() => world.logged.join('\n')).toContain('the status cannot be written');
    expect((await world.dispatch(dispatch_id))['state']).toBe('waiting');
    expect(await statuses()).toEqual([{ status: 'draft' }]);
    expect(world.sink.counts().size).toBe(0);
    await allow();

    await world.untilFinished(dispatch_id);
    expect(await statuses()).toEqual([{ status: 'sent' }]);
    expect([...world.sink.counts().values()]).toEqual(Array(20).fill(1));
  });
});
