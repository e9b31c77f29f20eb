import { describe, expect, it } from 'vitest';
import { useTransaction } from './in-transaction.ts';

const { ask, one } = useTransaction();

const addContact = (email: string, state = 'subscribed') =>
  one('insert into contacts (email, state) values ($1, $2) returning *', [email, state]);
const contact = (email: string) => one('select * from contacts where email_key = $1', [email]);

describe('a contact that unsubscribed', () => {
  it('records when it unsubscribed', async () => {
    await addContact('salma@example.test');

    await ask(`update contacts set state = 'unsubscribed'`);

    expect(await contact('salma@example.test')).toMatchObject({ unsubscribed_at: expect.any(Date) });
  });

  it('can not be set back to "subscribed" by an ordinary update', async () => {
    await addContact('salma@example.test', 'unsubscribed');

    await expect(ask(`update contacts set state = 'subscribed'`)).rejects.toMatchObject({
      code: '23514',
      message: 'contact-unsubscribed',
      constraint: 'contacts_stays_unsubscribed',
    });
  });

  it('is subscribed again where the transaction allows this contact, as its own link does', async () => {
    const { id } = await addContact('salma@example.test', 'unsubscribed');
    await ask(`select set_config('hostfront.resubscribe', $1, true)`, [id]);

    await ask(`update contacts set state = 'subscribed'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'subscribed', unsubscribed_at: null });
  });

  it('leaves a hash of its address when deleted, and a new contact with that address is unsubscribed', async () => {
    await addContact('salma@example.test', 'unsubscribed');

    await ask('delete from contacts');
    await ask(`insert into contacts (email) values ('Salma@Example.test'), ('omar@example.test')`);

    expect(await ask('select email, state from contacts order by email')).toEqual([
      { email: 'omar@example.test', state: 'subscribed' },
      { email: 'Salma@Example.test', state: 'unsubscribed' },
    ]);
    const kept = await ask('select * from mailing.suppressed_addresses');
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('salma');
  });

  it('leaves its state, once deleted, to another contact that is given its address', async () => {
    await addContact('salma@example.test', 'unsubscribed');
    await ask('delete from contacts');
    await addContact('omar@example.test');

    await ask(`update contacts set email = 'salma@example.test'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'unsubscribed' });
  });

  it('leaves no hash of its address once that address has subscribed again', async () => {
    await addContact('salma@example.test', 'unsubscribed');
    await ask('delete from contacts');
    const { id } = await addContact('salma@example.test');
    await ask(`select set_config('hostfront.resubscribe', $1, true)`, [id]);

    await ask(`update contacts set state = 'subscribed'`);

    expect(await ask('select * from mailing.suppressed_addresses')).toEqual([]);
  });

  it.each([
    ['unsubscribed', 'own-link'],
    ['unsubscribed', 'complaint'],
    ['bounced', 'hard-bounce'],
  ])(
    '(state %s, reason %s) leaves that state to its old address when it gets a new one',
    async (state, reason) => {
      await ask(`insert into contacts (email, state, state_reason) values ('old@example.test', $1, $2)`, [
        state,
        reason,
      ]);

      await ask(`update contacts set email = 'new@example.test'`);
      await ask(`insert into contacts (email) values ('OLD@example.test')`);

      expect(await contact('old@example.test')).toMatchObject({ state, state_reason: reason });
    },
  );

  it('stays unsubscribed when its address changes', async () => {
    await addContact('old@example.test', 'unsubscribed');

    await ask(`update contacts set email = 'new@example.test'`);

    expect(await contact('new@example.test')).toMatchObject({ state: 'unsubscribed' });
  });

  it('differs from a contact with soft bounces, which leaves no hash of its address', async () => {
    await ask(
      `insert into contacts (email, state, state_reason) values ('full@example.test', 'bounced', 'soft-bounces')`,
    );

    await ask('delete from contacts');

    expect(await ask('select * from mailing.suppressed_addresses')).toEqual([]);
  });

  it('leaves the unsubscribed state to its address even if that address had bounced before', async () => {
    await addContact('both@example.test', 'bounced');
    await ask(`update contacts set email = 'other@example.test'`);
    await addContact('both@example.test', 'unsubscribed');
    await ask(`delete from contacts where email_key = 'both@example.test'`);

    await ask(`insert into contacts (email) values ('both@example.test')`);

    expect(await contact('both@example.test')).toMatchObject({ state: 'unsubscribed' });
  });

  it('differs from a subscribed contact, which leaves no hash when it is deleted', async () => {
    await addContact('salma@example.test');

    await ask('delete from contacts');

    expect(await ask('select * from mailing.suppressed_addresses')).toEqual([]);
  });
});

describe('a contact whose mail bounced', () => {
  it('is subscribed again once it has another address', async () => {
    await addContact('salma@example.test', 'bounced');

    await ask(`update contacts set email = 'salma@other.test', soft_bounces = 3`);

    expect(await contact('salma@other.test')).toMatchObject({ state: 'subscribed', soft_bounces: 0 });
  });

  it('leaves no hash of its address once it is subscribed again', async () => {
    await addContact('salma@example.test', 'bounced');
    await ask('delete from contacts');
    await ask(`insert into contacts (email) values ('salma@example.test')`);
    expect(await contact('salma@example.test')).toMatchObject({ state: 'bounced' });

    await ask(`update contacts set state = 'subscribed'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'subscribed' });
    expect(await ask('select * from mailing.suppressed_addresses')).toEqual([]);
  });

  it('stays bounced when only its name changes', async () => {
    await addContact('salma@example.test', 'bounced');

    await ask(`update contacts set first_name = 'Salma'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'bounced' });
  });
});
