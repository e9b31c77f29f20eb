import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killDatabaseDuringImport } from '#tests/actions/imports/killed-service.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { admin, startActions, type Actions } from '#tests/actions/start-actions.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { killImports } from './kill-imports.ts';
import { startKillablePostgres } from './killable-postgres.ts';
import { SEEDS, startTwoServices, type TwoServices } from './two-services.ts';

/** Upper bound for undoing 200,000 contacts who all got a newsletter. */
const UNDO_MS = 300_000;

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>;
let actions: Actions;

beforeAll(async () => {
  postgres = await startKillablePostgres();
  actions = await startActions({}, postgres.superuserUrl);
});
afterAll(async () => {
  await actions.stop();
  await postgres.stop();
});

describe('an import on its way', () => {
  it.each(SEEDS)('survives the death of the database (seed %i)', async (seed) => {
    await killDatabaseDuringImport(actions, await tokenOf(actions, admin), seed, postgres.kill);
  });
});

describe('two imports that overlap, on two services', () => {
  let services: TwoServices;

  beforeAll(async () => {
    services = await startTwoServices({
      databaseUrl: actions.databaseUrl,
      identityUrl: actions.identity.url,
    });
  });
  afterAll(() => services.stop());

  it.each(SEEDS)(
    'count once each, whole or not at all, though one service is killed (seed %i)',
    async (seed) => {
      await killImports(actions, services, { token: await tokenOf(actions, admin), seed });
    },
  );
});

describe('an import of 200,000 contacts who all got a newsletter', () => {
  it('is undone in the time that a press of the button has', async () => {
    const { pool } = actions;
    await pool.query('delete from contacts; delete from imports');
    const { rows } = await pool.query<{ id: string }>(
      `insert into imports (idempotency_key, state) values ('two-hundred-thousand', 'done') returning id`,
    );
    const id = rows[0]?.id;
    await pool.query(`select set_config('hostfront.batch_id', $1, false)`, [id]);
    await pool.query(
      `insert into contacts (email, import_id) select format('p%s@example.test', n), $1 from generate_series(1, 200000) as n`,
      [id],
    );
    await pool.query(
      `with dispatch as (
         insert into dispatches (newsletter_id, subject, html_content, template_name)
         values (gen_random_uuid(), 'News', 'Hello', 'Basic') returning id, newsletter_id)
       insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, response)
       select dispatch.id, newsletter_id, contacts.id, contacts.id::text, 'sent', '250 ' || email from dispatch, contacts`,
    );

    const answer = await actions.callAsAdmin('undo_import', { import_id: id });

    expect(answer.statusCode).toBe(200);
    await waitUntil(
      'the import is undone',
      async () => {
        const { rowCount } = await pool.query(
          `select from imports where state = 'undone' and removed_count = 200000`,
        );
        return rowCount === 1;
      },
      UNDO_MS,
    );
    expect((await pool.query('select from contacts')).rowCount).toBe(0);
    expect(
      (await pool.query('select from deliveries where contact_id is not null or response is not null'))
        .rowCount,
    ).toBe(0);
  });
});
