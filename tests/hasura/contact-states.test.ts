import { describe, expect, it } from 'vitest';
import { useTransaction } from './in-transaction.ts';

const { ask, one } = useTransaction();

const addContact = (email: string, state = 'subscribed') =>
  one('insert into contacts (email, state) values ($1, $2) returning *', [email, state]);
const contact = (email: string) => one('select * from contacts where email_key = $1', [email]);

describe('a contact that unsubscribed', () => {
  it('says since when', async () => {
    await addContact('salma@example.test');

    await ask(`update contacts set state = 'unsubscribed'`);

    expect(await contact('salma@example.test')).toMatchObject({ unsubscribed_at: expect.any(Date) });
  });

  it('stays unsubscribed after any later write', async () => {
    await addContact('salma@example.test', 'unsubscribed');

    await expect(ask(`update contacts set state = 'subscribed'`)).rejects.toMatchObject({
      code: '23514',
      message: 'contact-unsubscribed',
      constraint: 'contacts_stays_unsubscribed',
    });
  });

  it('subscribes again by its own link', async () => {
    const { id } = await addContact('salma@example.test', 'unsubscribed');
    await ask(`select set_config('hostfront.resubscribe', $1, true)`, [id]);

    await ask(`update contacts set state = 'subscribed'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'subscribed', unsubscribed_at: null });
  });

  it('leaves a keyed hash when it is deleted, and is unsubscribed when its address comes back', async () => {
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

  it('is unsubscribed too when another contact is given its address', async () => {
    await addContact('salma@example.test', 'unsubscribed');
    await ask('delete from contacts');
    await addContact('omar@example.test');

    await ask(`update contacts set email = 'salma@example.test'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'unsubscribed' });
  });

  it('is forgotten as such once it subscribed again', async () => {
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
  ])('(or is %s by %s) leaves a hash of the address that it had', async (state, reason) => {
    await ask(`insert into contacts (email, state, state_reason) values ('old@example.test', $1, $2)`, [
      state,
      reason,
    ]);

    await ask(`update contacts set email = 'new@example.test'`);
    await ask(`insert into contacts (email) values ('OLD@example.test')`);

    expect(await contact('old@example.test')).toMatchObject({ state, state_reason: reason });
  });

  it('stays so under its new address', async () => {
    await addContact('old@example.test', 'unsubscribed');

    await ask(`update contacts set email = 'new@example.test'`);

    expect(await contact('new@example.test')).toMatchObject({ state: 'unsubscribed' });
  });

  it('keeps nothing of an address that only came back for a while', async () => {
    await ask(
      `insert into contacts (email, state, state_reason) values ('full@example.test', 'bounced', 'soft-bounces')`,
    );

    await ask('delete from contacts');

    expect(await ask('select * from mailing.suppressed_addresses')).toEqual([]);
  });

  it('comes before a bounce of the same address', async () => {
    await addContact('both@example.test', 'bounced');
    await ask(`update contacts set email = 'other@example.test'`);
    await addContact('both@example.test', 'unsubscribed');
    await ask(`delete from contacts where email_key = 'both@example.test'`);

    await ask(`insert into contacts (email) values ('both@example.test')`);

    expect(await contact('both@example.test')).toMatchObject({ state: 'unsubscribed' });
  });

  it('leaves nothing when it had not unsubscribed', async () => {
    await addContact('salma@example.test');

    await ask('delete from contacts');

    expect(await ask('select * from mailing.suppressed_addresses')).toEqual([]);
  });
});

describe('a contact whose mail came back', () => {
  it('receives again once it has another address', async () => {
    await addContact('salma@example.test', 'bounced');

    await ask(`update contacts set email = 'salma@other.test', soft_bounces = 3`);

    expect(await contact('salma@other.test')).toMatchObject({ state: 'subscribed', soft_bounces: 0 });
  });

  it('has the address forgotten once it receives again', async () => {
    await addContact('salma@example.test', 'bounced');
    await ask('delete from contacts');
    await ask(`insert into contacts (email) values ('salma@example.test')`);
    expect(await contact('salma@example.test')).toMatchObject({ state: 'bounced' });

    await ask(`update contacts set state = 'subscribed'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'subscribed' });
    expect(await ask('select * from mailing.suppressed_addresses')).toEqual([]);
  });

  it('stays as it is when only its name changes', async () => {
    await addContact('salma@example.test', 'bounced');

    await ask(`update contacts set first_name = 'Salma'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'bounced' });
  });
});
