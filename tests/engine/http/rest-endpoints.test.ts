import { describe, expect, it } from 'vitest';
import { relayAll } from '../support/relay-all.ts';
import { useProductEngine } from '../support/use-engine.ts';

type Call = { method?: string; body?: object };
type Answered = { status: number; body: Record<string, unknown> };

const { engine, pool } = useProductEngine();

async function call(role: string, path: string, { method = 'GET', body }: Call = {}): Promise<Answered> {
  const response = await fetch(`${engine.url}/api/rest/${path}`, {
    method,
    headers: { ...(await engine.bearer([role], role)), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The smallest body of each writing endpoint, and the role that may call it. */
const WRITTEN = [
  {
    path: 'plans',
    field: 'plan',
    role: 'editor',
    body: { name: 'Cloud S', price: 5, features: ['1 vCPU'], category: 'cloud' },
    change: {
      name: 'Cloud M',
      badge: 'New',
      renewal_price: '7.00',
      setup_fee: '0.00',
      money_back_days: 30,
      support_minutes: 15,
    },
    table: 'pricing_plans',
  },
  {
    path: 'links',
    field: 'link',
    role: 'editor',
    body: { label: 'Status', url: '/status', category: 'Company' },
    change: { label: 'Health' },
    table: 'footer_links',
  },
  {
    path: 'notices',
    field: 'notice',
    role: 'editor',
    body: { content: 'Maintenance tonight', notice_date: '2026-03-01' },
    change: { content: 'Maintenance is over', severity: 'warning' },
    table: 'store_notices',
  },
  {
    path: 'contacts',
    field: 'contact',
    role: 'mailing',
    body: { email: 'salma@example.test' },
    change: { first_name: 'Salma' },
    table: 'contacts',
  },
];

describe.each(WRITTEN)('PUT and DELETE $path/external/…', ({ path, field, role, body, change, table }) => {
  const address = `${path}/external/erp%3A1`;
  const rows = async () =>
    (await pool.query(`select * from ${table} where external_id = 'erp:1'`)).rows as object[];

  it('create a row by PUT, and replace the same row by a second PUT', async () => {
    const first = await call(role, address, { method: 'PUT', body });
    const second = await call(role, address, { method: 'PUT', body: { ...body, ...change } });

    expect(first).toMatchObject({ status: 200, body: { [field]: { external_id: 'erp:1' } } });
    expect(second.body).toMatchObject({ [field]: { id: (first.body[field] as { id: string }).id } });
    expect(await rows()).toMatchObject([change]);
  });

  it('set columns that a second PUT leaves out to null', async () => {
    await call(role, address, { method: 'PUT', body: { ...body, ...change } });
    await call(role, address, { method: 'PUT', body });

    const [row] = await rows();
    const untold = Object.keys(change).filter((name) => !(name in body) && name !== 'severity');
    expect(untold.map((name) => (row as Record<string, unknown>)[name])).toEqual(untold.map(() => null));
  });

  it('are refused to visitors and to roles of other programs', async () => {
    for (const other of ['anonymous', 'reader', role === 'editor' ? 'mailing' : 'editor']) {
      const answer = await call(other, address, { method: 'PUT', body });

      expect([answer.status, answer.body['code']], other).toEqual([400, 'validation-failed']);
    }
  });

  it('refuse a PUT with missing fields, and one with an unknown field', async () => {
    const missing = await call(role, address, { method: 'PUT', body: {} });
    const unknown = await call(role, address, { method: 'PUT', body: { ...body, colour: 'red' } });

    expect([missing.status, missing.body['code']]).toEqual([400, 'validation-failed']);
    expect([unknown.status, unknown.body['code']]).toEqual([400, 'bad-request']);
  });

  it('delete the row by DELETE, and report no row at a second DELETE', async () => {
    const first = await call(role, address, { method: 'DELETE' });
    const second = await call(role, address, { method: 'DELETE' });

    expect([first.body, second.body]).toEqual([
      { deleted: { affected_rows: 1 } },
      { deleted: { affected_rows: 0 } },
    ]);
    expect(await rows()).toEqual([]);
  });
});

describe('a date or time sent to a REST endpoint', () => {
  const put = (body: object) =>
    call('editor', 'notices/external/times', {
      method: 'PUT',
      body: { content: 'New', notice_date: '2026-11-27', ...body },
    });

  it.each([
    ['ends_at', 'tomorrow', 'an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z', '"tomorrow"'],
    [
      'ends_at',
      '2026-11-27T10:00:00',
      'an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z',
      '"2026-11-27T10:00:00"',
    ],
    [
      'ends_at',
      'x'.repeat(41),
      'an ISO 8601 time with a zone such as 2026-11-27T10:00:00Z',
      'a text of length 41',
    ],
    ['notice_date', 'today', 'an ISO 8601 day such as 2026-11-27', '"today"'],
    ['notice_date', 7, 'an ISO 8601 day such as 2026-11-27', 'a value of another type (number)'],
  ])('in the field %s is refused with the value %j', async (field, value, wanted, found) => {
    const { body } = await put({ [field]: value });

    expect(body).toEqual({
      path: `$.variables.${field}`,
      code: 'data-exception',
      error: `${field}: wanted ${wanted}, found ${found}`,
      field,
    });
  });

  it.each(['2026-12-27T10:00:00Z', '2026-12-27T10:00:00.123456+03:00', '2026-12-27 10:00+03', null])(
    'is accepted with the value %j',
    async (ends_at) => {
      expect(await put({ ends_at })).toMatchObject({ status: 200 });
    },
  );
});

describe('REST lists', () => {
  it.each(['plans', 'plans/cloud'])(
    'of %s show visitors the renewal price and other terms of a plan',
    async (path) => {
      const terms = { renewal_price: '7.00', setup_fee: '0.00', money_back_days: 30, support_minutes: 15 };
      await call('editor', 'plans/external/terms', {
        method: 'PUT',
        body: { name: 'Cloud S', price: 5, features: ['1 vCPU'], category: 'cloud', ...terms },
      });

      const { body } = await call('anonymous', path);

      expect(body['pricing_plans']).toContainEqual(expect.objectContaining(terms));
    },
  );

  it('of contacts continue after the id of the last contact', async () => {
    await pool.query('delete from contacts');
    for (const n of [1, 2, 3]) {
      await pool.query('insert into contacts (email) values ($1)', [`person-${n}@example.test`]);
    }
    const idsOf = ({ body }: Answered) => (body['contacts'] as { id: string }[]).map(({ id }) => id);

    const all = idsOf(await call('mailing', 'contacts'));
    const first = idsOf(await call('mailing', 'contacts?most=2'));
    const rest = idsOf(await call('mailing', `contacts?after=${first[1]}`));

    expect([...first, ...rest]).toEqual(all);
    expect(all).toHaveLength(3);
    expect((await call('editor', 'contacts')).body['code']).toBe('validation-failed');
  });

  it('of changes continue after the number of the last change', async () => {
    await relayAll(pool);
    const changesOf = ({ body }: Answered) => body['changes'] as { number: string; table_name: string }[];

    const all = changesOf(await call('mailing', 'changes'));
    const rest = changesOf(await call('mailing', `changes?after=${all[0]?.number}&most=2`));

    expect(rest).toEqual(all.slice(1, 3));
    expect(new Set(all.map(({ table_name: table }) => table))).toEqual(new Set(['contacts']));
  });
});
