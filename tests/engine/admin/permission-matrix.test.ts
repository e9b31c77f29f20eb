import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MATRIX_TABLES,
  matrixActions,
  matrixOperations,
  type MatrixOperation,
} from '../support/matrix-operations.ts';
import { USER_ID } from '../support/product-engine.ts';
import { TestSocket } from '../support/test-socket.ts';
import { useProductEngine } from '../support/use-engine.ts';

/** Operations, and calls of actions, that the engine accepts at most in one request. */
const BATCH = 20;
const ACTIONS_BATCH = 5;

let callers: Record<string, Record<string, string>>;
/** Each caller's socket by the caller's headers, or the code with which the socket was closed. */
const sockets = new Map<object, Promise<TestSocket | number>>();
let subscriptions = 0;

const { engine, pool } = useProductEngine();
beforeAll(async () => {
  const { bearer } = engine;
  const user = await bearer(['user']);
  const siteAdmin = await bearer(['site_admin', 'user']);
  const program = (role: string) => bearer([role], role);
  const mailing = await program('mailing');
  callers = {
    anonymous: {},
    user,
    reader: await program('reader'),
    editor: await program('editor'),
    mailing,
    site_admin: { ...siteAdmin, 'x-hasura-role': 'site_admin' },
    'anonymous + role admin': { 'x-hasura-role': 'admin', 'x-hasura-user-id': USER_ID },
    'anonymous + role site_admin': { 'x-hasura-role': 'site_admin' },
    'user + role site_admin': { ...user, 'x-hasura-role': 'site_admin' },
    'user + role admin': { ...user, 'x-hasura-role': 'admin' },
    'mailing + role site_admin': { ...mailing, 'x-hasura-role': 'site_admin' },
    'site_admin + role admin': { ...siteAdmin, 'x-hasura-role': 'admin' },
    'claims with admin': {
      ...(await bearer(['admin', 'site_admin', 'user'])),
      'x-hasura-role': 'site_admin',
    },
  };
});

afterAll(async () => {
  for (const socket of await Promise.all(sockets.values())) {
    if (typeof socket !== 'number') socket.close();
  }
});

/** Returns for each operation `yes` or the error code of its refusal. Operations over HTTP are sent in one batch. */
async function outcomes(
  operations: readonly MatrixOperation[],
  headers: Record<string, string>,
): Promise<string[]> {
  const posted = operations.filter((operation) => !isSubscription(operation));
  const batch = posted.map(({ query, variables }) => ({ query, variables: variables?.() }));
  const { body } = await engine.post(batch, headers);
  // A caller who fails authentication gets one error for the whole batch.
  const answers = Array.isArray(body) ? [...body] : posted.map(() => body);
  const codes: string[] = [];
  for (const operation of operations) {
    const answer = isSubscription(operation) ? await firstAnswer(operation, headers) : answers.shift();
    const { errors } = answer as { errors?: Array<{ extensions: { code: string } }> };
    codes.push(errors === undefined ? 'yes' : (errors[0]?.extensions.code ?? 'no code'));
  }

  return codes;
}

const isSubscription = ({ query }: MatrixOperation) => query.startsWith('subscription');

/** Returns a subscription's first answer; for a socket refused at `connection_init`, an error with its close code. */
async function firstAnswer(operation: MatrixOperation, headers: Record<string, string>): Promise<unknown> {
  const opening = sockets.get(headers) ?? openSocket(headers);
  sockets.set(headers, opening);
  const socket = await opening;
  if (typeof socket === 'number') return { errors: [{ extensions: { code: `socket closed ${socket}` } }] };
  const own = String(++subscriptions);
  socket.subscribe(own, operation.query);
  const { type, payload } = await socket.next(({ id, type }) => id === own && type !== 'complete');
  if (type !== 'error') socket.send({ type: 'complete', id: own });

  return type === 'error' ? { errors: payload } : payload;
}

function inBatches(operations: readonly MatrixOperation[], size: number): MatrixOperation[][] {
  const count = Math.ceil(operations.length / size);
  return Array.from({ length: count }, (_, at) => operations.slice(at * size, (at + 1) * size));
}

async function openSocket(headers: Record<string, string>): Promise<TestSocket | number> {
  const socket = await TestSocket.open(engine.socketUrl, 'graphql-transport-ws');
  socket.send({ type: 'connection_init', payload: { headers } });
  const opened = await Promise.race([socket.next(({ type }) => type === 'connection_ack'), socket.closed]);

  return 'code' in opened ? opened.code : socket;
}

describe('the permission matrix of the product', () => {
  it('covers every tracked table', async () => {
    const { body } = await engine.post({ query: '{ __schema { queryType { fields { name } } } }' });
    const { data } = body as { data: { __schema: { queryType: { fields: Array<{ name: string }> } } } };
    const names = data.__schema.queryType.fields.map(({ name }) => name);

    expect(names.filter((name) => names.includes(`${name}_by_pk`)).sort()).toEqual([...MATRIX_TABLES].sort());
  });

  it('lets each caller do exactly what permission-matrix.md lists, over HTTP and WebSocket', async () => {
    const names = Object.keys(callers);
    const lines = [`| operation | ${names.join(' | ')} |`, `|---|${names.map(() => '---|').join('')}`];

    const batches = [...inBatches(matrixOperations(), BATCH), ...inBatches(matrixActions(), ACTIONS_BATCH)];
    for (const operations of batches) {
      const columns: string[][] = [];
      for (const name of names) columns.push(await outcomes(operations, callers[name]!));
      operations.forEach(({ table, field }, row) => {
        lines.push(`| ${table} ${field} | ${columns.map((column) => column[row]).join(' | ')} |`);
      });
    }

    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('permission-matrix.md');
  });

  it('shows visitors and clients only active notices within their time', async () => {
    const admin = { ...callers['site_admin'] };
    const insert = `mutation ($objects: [store_notices_insert_input!]!) {
      insert_store_notices(objects: $objects) { affected_rows }
    }`;
    const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
    await engine.post(
      {
        query: insert,
        variables: {
          objects: [
            { content: 'time: on' },
            { content: 'time: off', is_active: false },
            { content: 'time: not yet', starts_at: hour(1) },
            { content: 'time: over', ends_at: hour(-1) },
            { content: 'time: now', starts_at: hour(-1), ends_at: hour(1) },
          ],
        },
      },
      admin,
    );
    const query =
      '{ store_notices(where: { content: { _like: "time:%" } }, order_by: { content: asc }) { content } }';

    for (const name of ['anonymous', 'user']) {
      const { body } = await engine.post({ query }, callers[name]!);

      expect(body).toEqual({ data: { store_notices: [{ content: 'time: now' }, { content: 'time: on' }] } });
    }
  });

  it('hides an extension that is not shown, and its prices, from everybody but who may edit them', async () => {
    const admin = { ...callers['site_admin'] };
    const write = `mutation {
      insert_domain_extensions(objects: [
        { extension: ".xyz", is_shown: false },
        { extension: ".wiki" }
      ]) { affected_rows }
      insert_domain_prices(objects: [
        { extension: ".xyz", register_price: "12" },
        { extension: ".wiki", register_price: "13" }
      ]) { affected_rows }
    }`;
    await engine.post({ query: write }, admin);
    const query = `{
      domain_extensions(where: { extension: { _in: [".xyz", ".wiki"] } }, order_by: { extension: asc }) { extension }
      domain_prices(where: { extension: { _in: [".xyz", ".wiki"] } }, order_by: { extension: asc }) { extension }
    }`;
    const seenBy = async (name: string) => (await engine.post({ query }, callers[name]!)).body;
    const both = (...extensions: string[]) => {
      const rows = extensions.map((extension) => ({ extension }));
      return { data: { domain_extensions: rows, domain_prices: rows } };
    };

    for (const name of ['anonymous', 'user', 'reader']) expect(await seenBy(name)).toEqual(both('.wiki'));
    for (const name of ['editor', 'site_admin']) expect(await seenBy(name)).toEqual(both('.wiki', '.xyz'));
  });

  it.each(['get_all_users', 'update_user_role'])('lets only administrators call %s', async (name) => {
    const operation = matrixActions().find(({ field }) => field === name)!;
    const codes = await Promise.all(
      Object.entries(callers).map(async ([name, headers]) => [
        name,
        (await outcomes([operation], headers))[0],
      ]),
    );

    // Only an administrator's call is sent to the actions service, which does not run in this test.
    expect(Object.fromEntries(codes)).toEqual({
      anonymous: 'validation-failed',
      user: 'validation-failed',
      reader: 'validation-failed',
      editor: 'validation-failed',
      mailing: 'validation-failed',
      site_admin: 'unexpected',
      'anonymous + role admin': 'validation-failed',
      'anonymous + role site_admin': 'validation-failed',
      'user + role site_admin': 'access-denied',
      'user + role admin': 'access-denied',
      'mailing + role site_admin': 'access-denied',
      'site_admin + role admin': 'access-denied',
      'claims with admin': 'access-denied',
    });
  });

  it('shows a client its own role and not the role of another person', async () => {
    const somebodyElse = USER_ID.replaceAll('1', '2');
    await pool.query('insert into user_roles (user_id, role) values ($1, $2), ($3, $4)', [
      ...[USER_ID, 'user'],
      ...[somebodyElse, 'admin'],
    ]);
    const query = `{ user_roles { user_id role } others: user_roles_by_pk(user_id: "${somebodyElse}") { role } }`;

    const { body } = await engine.post({ query }, callers['user']!);

    expect(body).toEqual({ data: { user_roles: [{ user_id: USER_ID, role: 'user' }], others: null } });
  });
});
