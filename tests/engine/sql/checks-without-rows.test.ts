import { describe, expect, it } from 'vitest';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

describe('a check that no row can pass', () => {
  const never = { _not: {} };
  const { engine } = useEngine(
    'create table thing (id int primary key, kind text); insert into thing values (1)',
    {
      loadCore: realCore([
        {
          table: 'thing',
          insert_permissions: [{ role: 'writer', permission: { columns: '*', check: never } }],
          update_permissions: [
            { role: 'writer', permission: { columns: '*', filter: { id: { _gt: 1 } }, check: never } },
          ],
        },
      ]),
    },
  );
  const CONFLICT = 'on_conflict: { constraint: thing_pkey, update_columns: [] }';

  it.each([
    ['insert_thing(objects: [])', 0],
    [`insert_thing(objects: { id: 1 }, ${CONFLICT})`, 0],
    ['update_thing(where: {}, _set: { kind: "x" })', 0],
    [`insert_thing(objects: { id: 2 }, ${CONFLICT})`, undefined],
  ])('refuses no mutation that writes no row: %s', async (mutation, affected) => {
    const { body } = await engine.post(
      { query: `mutation { answer: ${mutation} { affected_rows } }` },
      asRole('writer'),
    );

    const refused = { errors: [{ extensions: { code: 'permission-error' } }] };
    expect(body).toMatchObject(
      affected === undefined ? refused : { data: { answer: { affected_rows: affected } } },
    );
  });
});
