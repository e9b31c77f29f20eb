import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_PENDING } from '#embedded/identity/storage/artifact-store.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { WEB_URL } from './keycloak-client.ts';
import { startWithGoogle } from './start-with-google.ts';

describe('sign-ins that are never finished', () => {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const identity = useStarted(() => startWithGoogle(database.url));
  beforeEach(() => identity.pool.query('delete from identity.artifact'));

  it('are not stored if the request names no way to sign in, which is answered with 400', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin({})));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect(await countByKind()).toEqual({});
  });

  it('are deleted beyond a maximum number, the oldest first', async () => {
    await identity.pool.query(
      `insert into identity.artifact (realm, kind, id, payload, expires_at)
       select 'hosting', kind, 'old-' || n, '{}', now() + interval '1 minute'
       from generate_series(1, $1::int) n, unnest(array['Interaction', 'BrokerLogin']) kind`,
      [MOST_PENDING + 50],
    );

    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => begin({ kc_idp_hint: 'google' })));
    }

    // The limit is applied at every hundredth started sign-in, so up to a hundred more may exist in between.
    const { Interaction = 0, BrokerLogin = 0 } = await countByKind();
    expect(Interaction).toBeLessThanOrEqual(MOST_PENDING + 100);
    expect(BrokerLogin).toBeLessThanOrEqual(MOST_PENDING + 100);
    const { rows } = await identity.pool.query(
      `select count(*)::int from identity.artifact where kind = 'Interaction' and id not like 'old-%'`,
    );
    expect(rows).toEqual([{ count: 100 }]);
  });

  async function begin(hint: Record<string, string>): Promise<Response> {
    const query = new URLSearchParams({
      client_id: 'web',
      redirect_uri: `${WEB_URL}/auth`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
      code_challenge_method: 'S256',
      ...hint,
    });
    return identity.client.get(`/protocol/openid-connect/auth?${query}`);
  }

  async function countByKind(): Promise<Record<string, number>> {
    const { rows } = await identity.pool.query<{ kind: string; count: number }>(
      'select kind, count(*)::int from identity.artifact group by kind order by kind',
    );
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  }
});
