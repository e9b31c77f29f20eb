import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { createUploader, type Outcome } from '#tests/actions/imports/upload.ts';
import { createLiveClient, type LiveClient } from '#src/lib/api/live-client.ts';
import { percentile } from '#tests/bench/support/statistics.ts';
import { askGraphql, postGraphql, signInRequest } from '#tests/support/api.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const PAGES = ['/en', '/ar', '/en/hosting/vps', '/ar/hosting/cloud'];
/** Visitors who open one page after the other. */
const VISITORS = 4;
const PAUSE_MS = 50;
const SIGN_IN_PAUSE_MS = 500;
const CONNECT_MS = 60_000;
const PLANS = '{ pricing_plans(limit: 5) { id name } }';
const ADD_NOTICE = `mutation ($content: String!) {
  insert_store_notices_one(object: { content: $content, notice_date: "2100-01-01" }) { id }
}`;
const CHANGE_NOTICE = `mutation ($id: uuid!, $content: String!) {
  update_store_notices_by_pk(pk_columns: { id: $id }, _set: { content: $content }) { id }
}`;

export type Account = { url: string; headers: Record<string, string> };
/** How long each try took, and what was wrong with those that failed. */
type Tries = { ms: number[]; faults: string[] };

/** Sends a mutation as an administrator; returns its first field's answer. */
export const change = <T>({ url, headers }: Account, query: string, variables: object = {}): Promise<T> =>
  askGraphql<T>(url, query, { variables, headers });

/** Opens pages that show a notice live; counts how long each was without its socket. */
export async function openSockets(account: Account, count: number) {
  vi.stubGlobal('WebSocket', WebSocket);
  const { id } = await change<{ id: string }>(account, ADD_NOTICE, { content: 'State 0.' });
  const query = `subscription { store_notices(where: { id: { _eq: "${id}" } }) { content } }`;
  const absences: number[] = [];
  const contents: unknown[] = Array.from({ length: count });
  const clients = contents.map((_, at): LiveClient => {
    const client = createLiveClient({ url: `${account.url.replace('http', 'ws')}/v1/graphql` });
    let lostAt: number | undefined;
    client.on('closed', () => (lostAt ??= performance.now()));
    client.on('connected', () => {
      if (lostAt !== undefined) absences.push(performance.now() - lostAt);
      lostAt = undefined;
    });
    client.subscribe<{ store_notices: Array<{ content: string }> }>(
      { query },
      {
        next: ({ data }) => (contents[at] = data?.store_notices[0]?.content),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return client;
  });
  let state = 0;
  const write = () => change(account, CHANGE_NOTICE, { id, content: `State ${(state += 1)}.` });
  const shows = (content: string) => contents.every((one) => one === content);
  await waitUntil('all are connected', () => shows('State 0.'), CONNECT_MS);

  return {
    /** Writes the notice's next state. */
    write,
    /** Writes a last state, and waits until every page shows it. */
    async settle(): Promise<void> {
      await write();
      await waitUntil('all sockets show the last state', () => shows(`State ${state}.`), CONNECT_MS);
    },
    /** Milliseconds from each loss of a socket until it was back; none are left after that. */
    takeAbsences: () => absences.splice(0),
    async stop() {
      await Promise.all(clients.map((client) => client.dispose()));
      vi.unstubAllGlobals();
    },
  };
}

/** Opens pages, asks and writes, again and again until it is stopped; resolves with the counts. */
export function startRequests({ url }: Account, write: () => Promise<unknown>) {
  const openPage = async (path: string) => {
    const response = await fetch(url + path);
    const isWhole = (await response.text()).trimEnd().endsWith('</html>');
    if (!response.ok || !isWhole) throw new Error(`${path}: ${response.status}, whole: ${isWhole}`);
  };
  const visits = Array.from({ length: VISITORS }, (_, at) =>
    repeatUntilStopped((turn) => openPage(PAGES[(at + turn) % PAGES.length] ?? '')),
  );
  const [asked, written] = [repeatUntilStopped(() => askGraphql(url, PLANS)), repeatUntilStopped(write)];

  return async (): Promise<{ pages: Tries; queries: Tries; mutations: Tries }> => {
    const [queries, mutations, ...all] = await Promise.all([
      asked(),
      written(),
      ...visits.map((stop) => stop()),
    ]);
    const pages = { ms: all.flatMap(({ ms }) => ms), faults: all.flatMap(({ faults }) => faults) };
    return { pages, queries, mutations };
  };
}

/** Does something again and again; returns a function that ends this and resolves with the counts. */
function repeatUntilStopped(
  once: (turn: number) => Promise<unknown>,
  pauseMs = PAUSE_MS,
): () => Promise<Tries> {
  let isOver = false;
  async function repeat(): Promise<Tries> {
    const tries: Tries = { ms: [], faults: [] };
    for (let turn = 0; !isOver; turn += 1) {
      const startedAt = performance.now();
      await once(turn).catch(({ message, cause }: Error) =>
        tries.faults.push(cause === undefined ? message : `${message} ${String(cause)}`),
      );
      tries.ms.push(performance.now() - startedAt);
      await sleep(pauseMs);
    }
    return tries;
  }
  const repeating = repeat();

  return () => {
    isOver = true;
    return repeating;
  };
}

/** Signs a person in again and again until it is stopped; resolves with the counts, where faults are codes of errors. */
export function startSignIns({ url }: Account, { email, password }: Record<'email' | 'password', string>) {
  return repeatUntilStopped(async () => {
    const { query, variables } = await signInRequest(url, email, password);
    const { data, errors } = await postGraphql(url, query, { variables });
    if (!data) throw new Error(errors?.[0]?.extensions.code);
  }, SIGN_IN_PAUSE_MS);
}

/**
 * Uploads `rows` contacts, which take `takesMs` on their way, and sends them again by the same key until they are
 * imported; returns what became of each attempt.
 */
export async function importSlowly(
  url: string,
  token: string,
  { rows, takesMs }: Record<'rows' | 'takesMs', number>,
) {
  const upload = createUploader(url, token);
  const key = crypto.randomUUID();
  const attempts: string[] = [];
  while (attempts.at(-1) !== 'done') {
    const outcome = await upload(slowFile(rows, takesMs), { key }).catch((error: Error) => error);
    attempts.push(outcome instanceof Error ? outcome.message : describeOutcome(outcome));
    await sleep(PAUSE_MS);
  }
  return attempts;
}

const CHUNKS = 100;

async function* slowFile(rows: number, takesMs: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('email\n');
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    await sleep(takesMs / CHUNKS);
    const lines = Array.from({ length: rows / CHUNKS }, (_, at) => `row-${chunk}-${at}@import.test\n`);
    yield Buffer.from(lines.join(''));
  }
}

const describeOutcome = ({ status, body }: Outcome): string =>
  String(body.extensions?.code ?? body['state'] ?? status);

/** Sums up tries in milliseconds for people who read the figures. */
export function summary({ ms, faults }: Tries) {
  return {
    count: ms.length,
    failed: faults.length,
    ...(faults.length > 0 && { faults: faults.slice(0, 5) }),
    ...times(ms),
  };
}

export function times(ms: readonly number[]) {
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => Math.round(percentile(ms, share)));
  return { p50, p95, longest };
}
