import { describe, expect, it } from 'vitest';
import { useTransaction } from './in-transaction.ts';

const { ask, one } = useTransaction();

const addContact = (email: string, state = 'subscribed') =>
  one('insert into contacts (email, state) values ($1, $2) returning *', [email, state]);

describe('a contact that is deleted', () => {
  const request = (email: string) =>
    ask(
      `insert into mailing.subscription_requests (id, token_hash, email, locale, consent_version, consent_source, expires_at)
       values (gen_random_uuid(), sha256($1::text::bytea), $1, 'en', '2026-11-24', '/', now() + interval '1 day')`,
      [email],
    );
  const waiting = () => ask('select email from mailing.subscription_requests order by email');

  it('leaves no state from before an import, but its address stays suppressed as unsubscribed', async () => {
    const { id: first } = await one(
      `insert into imports (idempotency_key, state, finished_at) values ('import-0001', 'done', now() - interval '1 day') returning id`,
    );
    const { id: second } = await one(
      `insert into imports (idempotency_key, state, finished_at) values ('import-0002', 'done', now()) returning id`,
    );
    const { id } = await one(
      `insert into contacts (email, state, state_reason, import_id)
       values ('left@example.test', 'unsubscribed', 'import', $1) returning id`,
      [first],
    );
    await ask(
      `insert into mailing.states_before_imports (import_id, contact_id, state, state_note, given)
       values ($1, $2, 'unsubscribed', 'asked by phone', 'unsubscribed')`,
      [second, id],
    );
    await ask(`select set_config('hostfront.undone_import', $1, true)`, [first]);

    await ask('delete from contacts');

    expect(await ask('select * from mailing.states_before_imports')).toEqual([]);
    expect(await ask('select state from mailing.suppressed_addresses')).toEqual([{ state: 'unsubscribed' }]);
  });

  it('is deleted with the unconfirmed sign-ups of its address, and of no other address', async () => {
    await addContact('Salma@example.test', 'unsubscribed');
    await request('salma@EXAMPLE.test');
    await request('omar@example.test');

    await ask('delete from contacts');

    expect(await waiting()).toEqual([{ email: 'omar@example.test' }]);
  });

  it('by the undoing of an import leaves the unconfirmed sign-ups of its address', async () => {
    await addContact('salma@example.test');
    await request('salma@example.test');
    await ask(`select set_config('hostfront.undone_import', gen_random_uuid()::text, true)`);

    await ask('delete from contacts');

    expect(await waiting()).toEqual([{ email: 'salma@example.test' }]);
  });

  it('leaves no name, address or note in any table of the database', async () => {
    const marks = ['salma.trace@example.test', 'Salmatrace', 'Haddadtrace', 'asked by phone'];
    const { id: imported } = await one(
      `insert into imports (idempotency_key, state, finished_at) values ('import-0001', 'done', now()) returning id`,
    );
    const { id } = await one(
      `insert into contacts (email, first_name, last_name, state, state_reason, state_note)
       values ($1, $2, $3, 'subscribed', 'administrator', $4) returning id`,
      marks,
    );
    await ask(`update contacts set last_name = 'H.', state_note = null`);
    await ask(
      `insert into mailing.states_before_imports
         (import_id, contact_id, state, state_note, given, first_name, given_first_name, last_name, given_last_name)
       values ($1, $2, 'subscribed', $3, 'unsubscribed', $4, 'S.', $5, 'H.')`,
      [imported, id, marks[3], marks[1], marks[2]],
    );
    await ask(
      `with dispatch as (
         insert into dispatches (newsletter_id, state, subject, html_content, template_name)
           values (gen_random_uuid(), 'sending', 'News', 'Hello', 'Basic') returning id, newsletter_id
       )
       insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, response, bounce_detail)
         select id, newsletter_id, $1, 'token', 'sent', $2, $2 from dispatch`,
      [id, `250 <${marks[0]}> taken`],
    );
    await request(marks[0]!);
    expect(await found(marks)).not.toEqual([]);

    await ask('delete from contacts');

    expect(await found(marks)).toEqual([]);
  });

  /** Lists the tables with a row that holds any of the texts. */
  async function found(texts: string[]): Promise<string[]> {
    const tables = await ask(
      `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace as n on n.oid = relnamespace
       where relkind = 'r' and nspname !~ '^pg_|^information_schema$' order by 1`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const { there } = await one(
        `select exists (select from ${String(name)} as t where t::text ilike any ($1)) as there`,
        [texts.map((text) => `%${text}%`)],
      );
      if (there) holding.push(String(name));
    }

    return holding;
  }
});
