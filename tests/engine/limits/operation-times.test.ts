import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { startHandler } from '../support/start-handler.ts';
import { useEngine } from '../support/use-engine.ts';

const STRANGER = {};
const rights = (permission: object) => [{ role: 'anonymous', permission: { filter: {}, ...permission } }];
const action = (name: string, definition: object = {}) => ({
  name,
  definition: {
    type: 'query',
    kind: 'synchronous',
    output_type: 'String',
    handler: `{{ACTIONS_URL}}/${name}`,
    ...definition,
  },
  permissions: [{ role: 'anonymous' }],
});
const codeOf = (body: unknown) =>
  (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

/**
 * Rows whose updates take 15 s together: more than the second that a stranger has, also where the engine gets so little of
 * the processor that its own second lasts long. One of them leaves most of that second to a slow machine.
 */
const ROWS = 100;

/** A client without a secret has one second; each case would take longer, or would never end. */
describe('the time limit of a client without a secret', () => {
  const handler = useStarted(() =>
    startHandler((request, response) => {
      // Both answer long after the stranger's second.
      setTimeout(() => response.end(`"${request.url}"`), 3_000);
    }),
  );
  const { engine, sql } = useEngine(
    `create function never(number int) returns boolean language plpgsql as
        $$ begin if number = 7 then perform pg_sleep(60); end if; return true; end $$;
      create domain slow_number as int check (never(value));
      create table thing (id int primary key, numbers slow_number[], name text);
      insert into thing (id) select generate_series(1, ${ROWS});
      create function a_while() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.15); return new; end $$;
      create trigger slow before update on thing for each row execute function a_while()`,
    () => ({
      env: {
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        ENGINE_STRANGER_TIMEOUT_MS: '1000',
        ACTIONS_URL: handler.url,
      },
      loadCore: realCore(
        [
          {
            table: 'thing',
            select_permissions: rights({ columns: '*' }),
            update_permissions: rights({ columns: ['name'] }),
          },
        ],
        { actions: [action('hasty'), action('patient', { timeout: 30 })] },
      ),
    }),
  );

  const rename = (ids: number[]) => {
    const updates = ids.map((id) => `{ where: { id: { _eq: ${id} } }, _set: { name: "new" } }`);

    return engine.post(
      { query: `mutation { update_thing_many(updates: [${updates.join()}]) { affected_rows } }` },
      STRANGER,
    );
  };

  it('covers all statements of an update_many together, which is rolled back beyond it', async () => {
    const alone = await rename([1]);
    const together = await rename(Array.from({ length: ROWS }, (_, at) => at + 1));

    expect(alone.body).toEqual({ data: { update_thing_many: [{ affected_rows: 1 }] } });
    expect(codeOf(together.body)).toBe('limit-exceeded');
    const { rows } = await sql.query(`select id from thing where name = 'new'`);
    expect(rows).toEqual([{ id: 1 }]);
  });

  it('ends the check of a subscription’s variables', async () => {
    const socket = await openSocket(engine, STRANGER);
    const query = 'subscription ($n: [slow_number!]) { thing(where: { numbers: { _eq: $n } }) { id } }';
    socket.subscribe('1', query, { n: [7] });

    const { payload } = await socket.next(({ id }) => id === '1');

    expect(payload).toMatchObject([{ extensions: { code: 'limit-exceeded' } }]);
  });

  it('ends the call of an action, unless the metadata give that action a timeout of its own', async () => {
    const ended = await engine.post({ query: '{ hasty }' }, STRANGER);
    const patient = await engine.post({ query: '{ patient }' }, STRANGER);

    expect(ended.body).toMatchObject({ errors: [{ message: 'http exception when calling webhook' }] });
    expect(patient.body).toEqual({ data: { patient: '/patient' } });
  });
});
