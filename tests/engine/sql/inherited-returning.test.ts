import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

describe('the changed rows of an inherited role', () => {
  const { engine } = useEngine(
    `create table thing (id int primary key, parent_id int references thing, state text, secret text);
     insert into thing values (1, null, 'old', 'x'), (2, 1, 'old', 'y')`,
    {
      loadCore: realCore(
        [
          {
            table: 'thing',
            array_relationships: [
              {
                name: 'parts',
                using: { foreign_key_constraint_on: { table: 'thing', column: 'parent_id' } },
              },
            ],
            select_permissions: [
              { role: 'plain', permission: { columns: ['id'], filter: {} } },
              {
                role: 'keeper',
                permission: { columns: ['secret'], filter: { parts: { state: { _eq: 'new' } } } },
              },
            ],
            update_permissions: [{ role: 'keeper', permission: { columns: ['state'], filter: {} } }],
          },
        ],
        { inherited_roles: [{ role_name: 'heir', role_set: ['plain', 'keeper'] }] },
      ),
    },
  );

  it('show the columns that the other rows allow after the change', async () => {
    const query = `mutation { update_thing(where: {}, _set: { state: "new" }) { returning { id secret } } }`;

    const { body } = await engine.post({ query }, asRole('heir'));

    expect(body).toEqual({
      data: {
        update_thing: {
          returning: [
            { id: 1, secret: 'x' },
            { id: 2, secret: null },
          ],
        },
      },
    });
  });
});
