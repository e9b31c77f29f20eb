import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

const SALMA = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11';
const OMAR = '0b0a3c52-5a3c-4b0f-8a53-51b3a51f7f22';

describe('user_roles', () => {
  const { database, client: first } = useClient();
  const second = useStarted(() => openClient(database.url));
  beforeEach(async () => {
    await first.query(`insert into user_roles values ('${SALMA}', 'admin'), ('${OMAR}', 'user')`);
  });
  // A delete would be refused, because it removes the last administrator.
  afterEach(() => first.query('truncate user_roles cascade'));

  const lastAdmin = { code: '23514', message: 'last-admin', constraint: 'user_roles_last_admin' };

  it('can not lose the last administrator by an update or a delete', async () => {
    await expect(first.query(`update user_roles set role = 'user'`)).rejects.toMatchObject(lastAdmin);
    await expect(first.query(`delete from user_roles where user_id = '${SALMA}'`)).rejects.toMatchObject(
      lastAdmin,
    );
  });

  it('can not lose the last administrator who is enabled', async () => {
    await first.query(`update user_roles set role = 'admin', enabled = false where user_id = '${OMAR}'`);

    await expect(
      first.query(`update user_roles set enabled = false where user_id = '${SALMA}'`),
    ).rejects.toMatchObject(lastAdmin);
    await expect(first.query(`delete from user_roles where user_id = '${OMAR}'`)).resolves.toBeDefined();
  });

  it('may lose one of two administrators', async () => {
    await first.query(`update user_roles set role = 'admin' where user_id = '${OMAR}'`);

    const { rowCount } = await first.query(`delete from user_roles where user_id = '${SALMA}'`);

    expect(rowCount).toBe(1);
  });

  it('may replace the last administrator within one transaction', async () => {
    await first.query('begin');
    await first.query('delete from user_roles');
    await first.query(`insert into user_roles values ('${OMAR}', 'admin')`);

    await expect(first.query('commit')).resolves.toBeDefined();
  });

  it('keep one administrator when two transactions at the same time demote both', async () => {
    await first.query(`update user_roles set role = 'admin' where user_id = '${OMAR}'`);
    await Promise.all([first.query('begin'), second.query('begin')]);
    await first.query(`update user_roles set role = 'user' where user_id = '${SALMA}'`);
    await second.query(`update user_roles set role = 'user' where user_id = '${OMAR}'`);

    const outcomes = await Promise.allSettled([first.query('commit'), second.query('commit')]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('acting_user', () => {
  const { client } = useClient();

  const actingUser = async () =>
    (await client.query<{ actor: string }>('select acting_user() as actor')).rows[0]?.actor;

  it('is "system" without session variables, also after a transaction that had some', async () => {
    expect(await actingUser()).toBe('system');

    await client.query('begin');
    await client.query(
      `set local "hasura.user" = '{"x-hasura-role":"site_admin","x-hasura-user-id":"${SALMA}"}'`,
    );
    expect(await actingUser()).toBe(SALMA);
    await client.query('commit');

    expect(await actingUser()).toBe('system');
  });

  it.each(['{"x-hasura-role":"admin"}', '{"x-hasura-user-id":""}', ''])(
    'is "system" for the session variables %s',
    async (variables) => {
      await client.query('begin');
      await client.query(`set local "hasura.user" = '${variables}'`);

      expect(await actingUser()).toBe('system');
      await client.query('rollback');
    },
  );
});
