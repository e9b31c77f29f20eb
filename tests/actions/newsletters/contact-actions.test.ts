import { afterEach, describe, expect, it } from 'vitest';
import { exportContact } from '#actions/features/manage-contacts/export-contact.ts';
import { setContactState } from '#actions/features/manage-contacts/set-contact-state.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const world = useStarted(() => startNewsletters());
afterEach(() => world.clear());

async function addContact() {
  const [row] = await world.rows(`insert into contacts (email) values ('salma@example.test') returning id`);
  return { id: String(row?.['id']) };
}
const stateOf = async (id: string) =>
  (await world.rows('select state from contacts where id = $1', [id]))[0]?.['state'];

describe('set_contact_state', () => {
  const set = (id: string, state: string, reason?: string) =>
    setContactState({ contact_id: id, state, reason }, adminSession, world.deps);

  it('unsubscribes without a reason, and subscribes again only with one', async () => {
    const { id } = await addContact();
    await set(id, 'unsubscribed');

    await expect(set(id, 'subscribed')).rejects.toMatchObject({ code: 'contact-reason-missing' });
    await expect(set(id, 'subscribed', ' \n')).rejects.toMatchObject({ code: 'contact-reason-missing' });
    expect(await stateOf(id)).toBe('unsubscribed');
    await set(id, 'subscribed', 'asked by phone');

    expect(await stateOf(id)).toBe('subscribed');
    const [entry] = await world.rows(
      `select after from history_entries where record_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(entry?.['after']).toMatchObject({ state: 'subscribed', state_note: 'asked by phone' });
  });

  it('lets an API key unsubscribe a contact, but only an administrator subscribe it again', async () => {
    const { id } = await addContact();
    const program = { ...adminSession, 'x-hasura-role': 'mailing' };
    const setByProgram = (state: string) =>
      setContactState({ contact_id: id, state, reason: 'asked by phone' }, program, world.deps);
    await setByProgram('unsubscribed');

    await expect(setByProgram('subscribed')).rejects.toMatchObject({ code: 'role-required' });

    expect(await stateOf(id)).toBe('unsubscribed');
  });

  it('subscribes a bounced contact again', async () => {
    const { id } = await addContact();
    await world.pool.query(`update contacts set state = 'bounced'`);

    await set(id, 'subscribed', 'the address works again');

    expect(await stateOf(id)).toBe('subscribed');
  });

  it.each([['a'.repeat(501)], ['two\nlines'], ['turned\u202e around']])(
    'refuses the reason %j',
    async (reason) => {
      const { id } = await addContact();
      await set(id, 'unsubscribed');

      await expect(set(id, 'subscribed', reason)).rejects.toMatchObject({ code: 'contact-invalid' });
    },
  );
});

describe('export_contact', () => {
  it('returns the contact, its newsletters, its import and its changes', async () => {
    const { id } = await addContact();

    const { data } = (await exportContact({ contact_id: id }, adminSession, world.deps)) as {
      data: { contact: object; newsletters: object[]; changes: object[] };
    };

    expect(data).toMatchObject({ contact: { email: 'salma@example.test' }, newsletters: [], import: null });
    expect(data.changes).toHaveLength(1);
  });

  it('refuses an id that no contact has', async () => {
    await expect(
      exportContact({ contact_id: adminSession['x-hasura-user-id'] }, adminSession, world.deps),
    ).rejects.toMatchObject({
      code: 'contact-unknown',
    });
  });
});
