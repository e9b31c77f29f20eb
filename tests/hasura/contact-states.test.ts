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

  it('stays so, whoever says otherwise', async () => {
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
    const kept = await ask('select * from mailing.unsubscribed_addresses');
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

    expect(await ask('select * from mailing.unsubscribed_addresses')).toEqual([]);
  });

  it('leaves nothing when it had not unsubscribed', async () => {
    await addContact('salma@example.test');

    await ask('delete from contacts');

    expect(await ask('select * from mailing.unsubscribed_addresses')).toEqual([]);
  });
});

describe('a contact whose mail came back', () => {
  it('receives again once it has another address', async () => {
    await addContact('salma@example.test', 'bounced');

    await ask(`update contacts set email = 'salma@other.test', soft_bounces = 3`);

    expect(await contact('salma@other.test')).toMatchObject({ state: 'subscribed', soft_bounces: 0 });
  });

  it('stays as it is when only its name changes', async () => {
    await addContact('salma@example.test', 'bounced');

    await ask(`update contacts set first_name = 'Salma'`);

    expect(await contact('salma@example.test')).toMatchObject({ state: 'bounced' });
  });
});
