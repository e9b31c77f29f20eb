import { describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { endsOrWaits } from '#tests/support/processes/ends-or-waits.ts';
import { createQueryHook } from '#tests/support/postgres/query-hook.ts';
import { useStarted } from '#tests/support/use-started.ts';
import {
  ACCOUNT_CHANGES,
  CLIENT_CHANGES,
  FLOW_CHANGES,
  PROVIDER_CHANGES,
  REALM_CHANGES,
  type Change,
  type Row,
} from './changes-of-records.ts';
import { idAtEnd, makePerson } from './keycloak-client.ts';
import { startWithGoogle } from './start-with-google.ts';

/** Times that every pair runs in `npm test` and in `npm run test:slow`. */
const ROUNDS = { share: 5, whole: 100 };
const WRITES = /^\s*(insert into|update|delete from) identity\./;

const hook = createQueryHook();
let made = 0;

const database = useStarted(() => createTestDatabase({ template: 'empty' }));
const identity = useStarted(() => startWithGoogle(database.url, hook.watch));

const person = async (): Promise<string> => (await makePerson(identity.client, { credentials: [] })).id;
const client = async (): Promise<string> => {
  const settings = { clientId: `client-${(made += 1)}`, secret: 'first-secret' };
  return idAtEnd((await identity.client.admin('POST', '/clients', settings)).headers);
};
const flow = async (): Promise<string> => {
  const alias = `flow-${(made += 1)}`;
  await identity.client.admin('POST', '/authentication/flows', { alias });
  return alias;
};
const provider = async (): Promise<string> => {
  await identity.pool.query('delete from identity.identity_provider');
  const settings = { alias: 'google', providerId: 'google', enabled: true, trustEmail: false, config: {} };
  await identity.client.admin('POST', '/identity-provider/instances', settings);
  return 'google';
};
const realm = async (): Promise<string> => {
  await identity.client.admin('PUT', '', { displayName: '', accessTokenLifespan: 300 });
  return 'hosting';
};

type Kind = {
  kind: string;
  changes: readonly Change[];
  /** Makes a record and returns what its requests name it by. */
  make: () => Promise<string>;
  /** SQL that reads the record of `$1` as JSON. */
  read: string;
};
const KINDS: readonly Kind[] = [
  {
    kind: 'an account',
    changes: ACCOUNT_CHANGES,
    make: person,
    read: 'select to_jsonb(account) as record from identity.account where id::text = $1',
  },
  {
    kind: 'a client',
    changes: CLIENT_CHANGES,
    make: client,
    read: 'select settings as record from identity.client where id::text = $1',
  },
  {
    kind: 'a flow',
    changes: FLOW_CHANGES,
    make: flow,
    read: 'select settings as record from identity.flow where alias = $1',
  },
  {
    kind: 'an identity provider',
    changes: PROVIDER_CHANGES,
    make: provider,
    read: 'select settings as record from identity.identity_provider where alias = $1',
  },
  {
    kind: 'a realm',
    changes: REALM_CHANGES,
    make: realm,
    read: 'select settings as record from identity.realm where name = $1',
  },
];

type Two = readonly [first: Change, second: Change];

/**
 * Makes two changes of a new record at once: the second runs between what the first reads and its first write, until it
 * has ended or waits for the first. Returns the record, and whether the second was the later one.
 */
async function changeAtOnce({ make, read }: Kind, [first, second]: Two, version: 0 | 1) {
  const id = await make();
  const token = await identity.client.adminToken();
  const send = (change: Change, to: 0 | 1) => request(token, ...change.request(id, to));
  let other: Promise<unknown> | undefined;
  let isSecondLater = true;
  hook.before(WRITES, async () => {
    other = send(second, version);
    isSecondLater = (await endsOrWaits(identity.pool, other)) === 'waits';
  });

  await send(first, 0);
  await other;
  hook.check();

  const { rows } = await identity.pool.query<{ record: Row }>(read, [id]);
  return { record: rows[0]?.record ?? {}, isSecondLater };
}

async function request(token: string, method: string, path: string, body: unknown): Promise<void> {
  const answer = await identity.client.call(token, method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
}

/** Returns each pair of changes of different parts; the first change of a pair is the second in every other round. */
function pairsOf(changes: readonly Change[], round: number): Two[] {
  return changes.flatMap((one, at) =>
    changes
      .slice(at + 1)
      .filter(({ part }) => part !== one.part)
      .map((other): Two => (round % 2 === 0 ? [one, other] : [other, one])),
  );
}

describe('two changes of one record at the same time in the embedded identity', () => {
  const rounds = inject('share').isWhole ? ROUNDS.whole : ROUNDS.share;
  it.each(KINDS)('are both stored if they concern different parts of $kind', async (kind) => {
    const lost: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const pair of pairsOf(kind.changes, round)) {
        const { record } = await changeAtOnce(kind, pair, 0);
        const missing = pair.filter((change) => !change.isIn(record, 0));
        lost.push(
          ...missing.map(({ name }) => `${name}, of: ${pair.map((change) => change.name).join(', ')}`),
        );
      }
    }

    expect(lost).toEqual([]);
  });

  it.each(KINDS)('leave the later value if they concern the same part of $kind', async (kind) => {
    const lost: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const change of kind.changes.filter(({ name }) => name.startsWith('a change'))) {
        const { record, isSecondLater } = await changeAtOnce(kind, [change, change], 1);
        if (!change.isIn(record, isSecondLater ? 1 : 0)) lost.push(change.name);
      }
    }

    expect(lost).toEqual([]);
  });
});
