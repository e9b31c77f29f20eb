import { describe, expect, it } from 'vitest';
import { useProductEngine } from '../support/use-engine.ts';

/** For each table: a role, a row that the role may upsert, and the columns that a second upsert changes. */
const CASES = [
  {
    role: 'editor',
    table: 'pricing_plans',
    row: { name: 'Cloud S', price: '5', features: ['1 vCPU'], category: 'cloud' },
    changed: { price: '6' },
  },
  {
    role: 'editor',
    table: 'footer_links',
    row: { label: 'Status', url: '/status', category: 'Company' },
    changed: { label: 'Health' },
  },
  { role: 'editor', table: 'store_notices', row: { content: 'New' }, changed: { content: 'Newer' } },
  {
    role: 'mailing',
    table: 'contacts',
    row: { email: 'salma@example.test', first_name: 'Salma' },
    changed: { first_name: 'Salma A.' },
  },
];

const { engine, pool } = useProductEngine();

const upsertOf = (table: string) => `
  mutation ($object: ${table}_insert_input!, $update_columns: [${table}_update_column!]!) {
    row: insert_${table}_one(
      object: $object
      on_conflict: { constraint: ${table}_external_id_unique, update_columns: $update_columns }
    ) { id external_id }
  }`;

describe.each(CASES)('an upsert of $table by $role', ({ role, table, row, changed }) => {
  const object = { ...row, external_id: `crm:${table}-1` };
  const [column = '', value] = Object.entries(changed)[0] ?? [];
  const upsert = (given: object, columns: string[]) =>
    engine.askAs(role, upsertOf(table), { object: given, update_columns: columns });
  const rows = async () =>
    (await pool.query(`select * from ${table} where external_id = $1`, [object.external_id])).rows;

  it('inserts a row, finds it again, and updates the columns that it lists', async () => {
    const first = await upsert(object, [column]);
    const again = await upsert(object, [column]);
    const third = await upsert({ ...object, ...changed }, [column]);

    expect(first.data).toEqual({ row: { id: expect.any(String), external_id: object.external_id } });
    expect(again).toEqual(first);
    expect(third).toEqual(first);
    expect(await rows()).toMatchObject([{ [column]: value }]);
  });

  it('adds one history entry per change with the role, and none for a repetition', async () => {
    const { rows: trail } = await pool.query(
      'select operation, actor_role, changed_columns from history_entries where record_id = $1 order by id',
      [(await rows())[0]?.id],
    );

    expect(trail).toEqual([
      { operation: 'insert', actor_role: role, changed_columns: [] },
      { operation: 'update', actor_role: role, changed_columns: [column] },
    ]);
  });

  it('changes nothing where it lists no column to update', async () => {
    const before = await rows();

    const { data } = await upsert(object, []);

    expect(data).toEqual({ row: null });
    expect(await rows()).toEqual(before);
  });

  it('changes no row with another external id or with none', async () => {
    const others = `select * from ${table} where external_id is distinct from $1 order by id`;
    const before = (await pool.query(others, [object.external_id])).rows;

    await upsert({ ...object, ...changed }, [column, 'external_id']);

    expect((await pool.query(others, [object.external_id])).rows).toEqual(before);
  });

  it.each(['id', 'created_at', 'updated_at', 'state'])('may not write the column %s', async (name) => {
    const inserted = await upsert({ ...object, [name]: null }, [column]);
    const updated = await upsert(object, [name]);

    expect(inserted.errors?.[0]?.extensions.code).toBe('validation-failed');
    expect(updated.errors?.[0]?.extensions.code).toBe('validation-failed');
  });

  it.each(['anonymous', 'user', 'reader', role === 'editor' ? 'mailing' : 'editor'])(
    'is refused to the role %s',
    async (other) => {
      const { errors } = await engine.askAs(other, upsertOf(table), { object, update_columns: [] });

      expect(errors?.[0]?.extensions.code).toBe('validation-failed');
    },
  );

  it('with a blank external id is refused, and the error names the constraint', async () => {
    const { errors } = await upsert({ ...object, external_id: ' ' }, [column]);

    expect(errors).toMatchObject([
      {
        message: expect.stringContaining(`${table}_external_id_form`),
        extensions: { code: 'permission-error' },
      },
    ]);
  });
});

describe('a contact that is upserted again', () => {
  const upsert = (object: object) =>
    engine.askAs('mailing', upsertOf('contacts'), { object, update_columns: ['email', 'first_name'] });

  it('stays unsubscribed, and its name is updated', async () => {
    await upsert({ email: 'omar@example.test', external_id: 'crm:omar' });
    await pool.query(`update contacts set state = 'unsubscribed' where external_id = 'crm:omar'`);

    const { errors } = await upsert({
      email: 'omar@example.test',
      first_name: 'O.',
      external_id: 'crm:omar',
    });

    const { rows } = await pool.query(
      `select state, first_name from contacts where external_id = 'crm:omar'`,
    );
    expect({ errors, rows }).toEqual({
      errors: undefined,
      rows: [{ state: 'unsubscribed', first_name: 'O.' }],
    });
  });

  it('is refused with the e-mail address of another contact', async () => {
    const { errors } = await upsert({ email: 'OMAR@example.test', external_id: 'crm:other' });

    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('contacts_email_key_unique'),
        extensions: { code: 'constraint-violation' },
      },
    ]);
  });
});

it('an upsert of 300 footer links saves all of them or none', async () => {
  const upsert = `mutation ($objects: [footer_links_insert_input!]!) {
    insert_footer_links(
      objects: $objects
      on_conflict: { constraint: footer_links_external_id_unique, update_columns: [label, url] }
    ) { affected_rows }
  }`;
  const objects = Array.from({ length: 300 }, (_, n) => ({
    external_id: `bulk-${n}`,
    label: `Link ${n}`,
    url: `/link-${n}`,
    category: 'Company',
  }));
  const count = async () =>
    (await pool.query(`select from footer_links where external_id like 'bulk-%'`)).rowCount;

  const broken = await engine.askAs('editor', upsert, {
    objects: objects.map((link, n) => (n === 299 ? { ...link, url: 'javascript:alert(1)' } : link)),
  });
  expect({ code: broken.errors?.[0]?.extensions.code, count: await count() }).toEqual({
    code: 'permission-error',
    count: 0,
  });

  const first = await engine.askAs('editor', upsert, { objects });
  const again = await engine.askAs('editor', upsert, { objects });

  expect([first.data, again.data]).toEqual(Array(2).fill({ insert_footer_links: { affected_rows: 300 } }));
  expect(await count()).toBe(300);
});
