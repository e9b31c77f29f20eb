import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { LinksChanged } from '#src/features/footer-links/link-documents.generated.ts';
import { holdConnection } from '#tests/support/postgres/hold-connection.ts';
import { openSocket } from '../support/open-socket.ts';
import { relayAll } from '../support/relay-all.ts';
import type { TestSocket } from '../support/test-socket.ts';
import { useProductEngine } from '../support/use-engine.ts';

const ADD_LINK = `insert into footer_links (label, url, category) values ($1, '/', 'Company')`;

const { engine, pool } = useProductEngine();

/** Subscribes as a list of the back office does: reads the labels at each event; returns all that was read. */
function followLabels(socket: TestSocket): string[][] {
  const read: string[][] = [];
  socket.socket.on('message', (data) => {
    const { type, id } = JSON.parse(String(data)) as { type: string; id?: string };
    if (type === 'next' && id === 'list') void labels().then((found) => read.push(found));
  });
  socket.subscribe('list', print(LinksChanged), {});

  return read;
}

/** Follows the count of links, which the engine sends at once; returns the last one. */
function followCount(socket: TestSocket): () => number | undefined {
  let count: number | undefined;
  socket.socket.on('message', (data) => {
    const { id, payload } = JSON.parse(String(data)) as {
      id?: string;
      payload?: { data?: { all: { aggregate: { count: number } } } };
    };
    if (id === 'count') count = payload?.data?.all.aggregate.count;
  });
  socket.subscribe('count', 'subscription { all: footer_links_aggregate { aggregate { count } } }', {});

  return () => count;
}

describe("the signal of the back office's lists", () => {
  it('reports a transaction that commits late and changes neither the count nor the latest time', async () => {
    const socket = await openSocket(engine, await engine.bearer(['site_admin', 'user'], 'site_admin'));
    await pool.query('delete from footer_links');
    await pool.query(ADD_LINK, ['Old']);
    await relayAll(pool);
    const read = followLabels(socket);
    await expect.poll(() => read).toEqual([['Old']]);
    const count = followCount(socket);
    const slow = await holdConnection(pool);
    await slow.query('begin');
    await slow.query(`update footer_links set label = 'Slow' where label = 'Old'`);
    await pool.query(ADD_LINK, ['Quick']);
    await relayOutbox(pool);
    await expect.poll(count).toBe(2);

    await slow.query('commit');
    await relayAll(pool);

    await expect.poll(() => read.at(-1)).toEqual(['Quick', 'Slow']);
  });
});

const labels = async () =>
  (await pool.query<{ label: string }>('select label from footer_links order by label')).rows.map(
    ({ label }) => label,
  );
