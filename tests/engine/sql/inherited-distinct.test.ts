import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

const reads = (role: string, columns: readonly string[], filter: object) => ({
  role,
  permission: { columns, filter, allow_aggregations: true },
});
/** A condition whose SQL has an alias of its own, and one with a constant that is a parameter. */
const CONDITIONS = [
  { notes: { id: { _gt: 0 } } },
  { day: { _eq: '2024-02-29' } },
  { _exists: { _table: 'note', _where: { id: { _eq: 1 } } } },
];

describe('distinct rows of an inherited role', () => {
  const { engine } = useEngine(
    `create table thing (id int primary key, kind text, day date);
     create table note (id int primary key, thing_id int references thing);
     insert into thing values (1, 'a', '2024-02-29'), (2, 'a', '2024-02-29'), (3, 'b', '2024-02-29');
     insert into note values (1, 1), (2, 2), (3, 3)`,
    {
      loadCore: realCore(
        [
          {
            table: 'thing',
            array_relationships: [
              { name: 'notes', using: { foreign_key_constraint_on: { table: 'note', column: 'thing_id' } } },
            ],
            select_permissions: [
              reads('plain', ['id'], {}),
              ...CONDITIONS.map((filter, at) => reads(`by${at}`, ['id', 'kind'], filter)),
            ],
          },
          { table: 'note' },
        ],
        {
          inherited_roles: CONDITIONS.map((_, at) => ({
            role_name: `heir${at}`,
            role_set: ['plain', `by${at}`],
          })),
        },
      ),
    },
  );

  it.each(CONDITIONS.map((_, at) => `heir${at}`))(
    'are chosen by a column that only some rows show, whatever decides that (%s)',
    async (role) => {
      const query = `{ thing(distinct_on: kind, order_by: [{ kind: asc }, { id: desc }]) { id kind } }`;

      const { body } = await engine.post({ query }, asRole(role));

      expect(body).toEqual({
        data: {
          thing: [
            { id: 2, kind: 'a' },
            { id: 3, kind: 'b' },
          ],
        },
      });
    },
  );
});
