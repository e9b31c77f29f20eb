import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './use-api.ts';

type Row = { id: string; label: string };
type DataProvider = {
  getList: (resource: string, options: object) => Promise<{ data: Row[]; total: number }>;
  create: (resource: string, options: object) => Promise<{ data: Row }>;
  update: (resource: string, options: object) => Promise<{ data: Row }>;
  delete: (resource: string, options: object) => Promise<{ data: Row }>;
};

/** ra-data-hasura is installed in a separate folder: large/package.json. */
const { default: buildDataProvider } = createRequire(new URL('large/package.json', import.meta.url))(
  'ra-data-hasura',
) as {
  default: (options: object) => Promise<DataProvider>;
};

let admin: DataProvider;

const api = useApi();
beforeAll(async () => {
  const headers = { authorization: `Bearer ${await api.tokenOf(api.key)}` };
  admin = await buildDataProvider({ clientOptions: { uri: api.graphql, headers } });
});

it("ra-data-hasura lists, creates, updates and deletes records, and rejects with the server's errors", async () => {
  const list = { pagination: { page: 1, perPage: 3 }, sort: { field: 'label', order: 'ASC' }, filter: {} };
  const { data: rows, total } = await admin.getList('footer_links', list);
  const values = { label: 'By ra-data-hasura', url: '/status', category: 'Company' };
  const { data: made } = await admin.create('footer_links', { data: values });
  const { data: changed } = await admin.update('footer_links', {
    id: made.id,
    data: { label: 'Changed' },
    previousData: made,
  });
  const { data: gone } = await admin.delete('footer_links', { id: made.id, previousData: changed });

  expect([rows.length, total > 3]).toEqual([3, true]);
  expect([made.label, changed.label, gone.id]).toEqual([values.label, 'Changed', made.id]);
  await expect(admin.create('footer_links', { data: { ...values, category: 'Nowhere' } })).rejects.toThrow(
    /category/,
  );
  await expect(admin.getList('contacts', list)).rejects.toThrow(/contacts/);
});
