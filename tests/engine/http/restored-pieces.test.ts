import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { planRestoringOf, planRestoringParts } from '#src/features/site-content/admin/plan-restoring.ts';
import { RestorePieces } from '#src/features/site-content/admin/restore-documents.ts';
import { PiecesList, type AdminPiece } from '#src/features/site-content/piece-documents.generated.ts';
import { inverseOf, writeRows, type RowWrite } from '#src/kit/admin/form/saving/write-rows.ts';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import { useProductEngine } from '../support/use-engine.ts';

const [first, second, third] = ORIGINALS.filter(({ part }) => part === 'faq').map(({ id }) => id);
const OWN = 'a0000000-0000-4000-8000-000000000001';

const { engine, pool } = useProductEngine();
let client: ApolloClient;
beforeAll(async () => {
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: `${engine.url}/v1/graphql`,
      headers: await engine.bearer(['editor'], 'editor'),
    }),
  });
});
afterEach(async () => {
  await restore(planRestoringParts(['faq'], await read()));
  await pool.query('delete from site_pieces where original is null');
});

async function read(): Promise<AdminPiece[]> {
  const { data } = await client.query({
    query: PiecesList,
    variables: { where: { part: { _eq: 'faq' } }, order_by: [{ sort_order: 'asc' }], limit: 500, offset: 0 },
    fetchPolicy: 'no-cache',
  });

  return [...(data?.rows ?? [])];
}

/** Writes changes; returns the ids of those that were held back. */
async function restore(writes: readonly RowWrite[]): Promise<string[]> {
  const missed = await writeRows({ client, document: RestorePieces }, writes);

  return missed.flatMap(({ keys }) => keys);
}

const change = (id: string | undefined, set: string) =>
  pool.query(`update site_pieces set ${set} where id = $1`, [id]);

/** Reads a column of a piece. */
async function columnOf(column: string, id: string | undefined): Promise<unknown> {
  const { rows } = await pool.query<{ found: unknown }>(
    `select ${column} as found from site_pieces where id = $1`,
    [id],
  );

  return rows[0]?.found;
}
const add = () =>
  pool.query(
    `insert into site_pieces (id, part, title, text, sort_order) values ($1, 'faq', 'Ours?', 'Yes.', 7)`,
    [OWN],
  );

describe('pieces that are brought back', () => {
  it('are left as they are where somebody else changed them after they were read', async () => {
    await change(first, `title = 'Mine?'`);
    await change(second, `title = 'Mine too?'`);
    const plan = planRestoringParts(['faq'], await read());
    await change(first, `text = 'Theirs.'`);

    const left = await restore(plan);

    expect(left).toEqual([first]);
    expect(await columnOf('title', first)).toBe('Mine?');
    expect(await columnOf('text', first)).toBe('Theirs.');
    expect(await columnOf('title', second)).toBe(ORIGINALS[1]?.title);
  });

  it('stay where somebody else moved them meanwhile, if their words alone are brought back', async () => {
    await change(first, `title = 'Mine?'`);
    const [row] = (await read()).filter(({ id }) => id === first);
    await change(first, `sort_order = 40, is_shown = false`);

    expect(await restore(planRestoringOf(row!))).toEqual([]);

    expect(await columnOf(`(title, sort_order, is_shown)::text`, first)).toBe(
      `("${ORIGINALS[0]?.title}",40,f)`,
    );
  });

  it('are hidden with the words that somebody else gave them meanwhile, if people added them', async () => {
    await add();
    const plan = planRestoringParts(['faq'], await read());
    await change(OWN, `title = 'Theirs?'`);

    expect(await restore(plan)).toEqual([]);

    expect(await columnOf(`(title, is_shown)::text`, OWN)).toBe('(Theirs?,f)');
  });

  it('are not made twice where somebody else has brought them back meanwhile', async () => {
    await pool.query('delete from site_pieces where id = $1', [third]);
    const plan = planRestoringParts(['faq'], await read());
    await restore(plan);
    await change(third, `title = 'Theirs?'`);

    expect(await restore(plan)).toEqual([third]);

    expect(await columnOf('title', third)).toBe('Theirs?');
  });
});

describe('bringing pieces back that is undone', () => {
  it('gives the words back, hides, shows and deletes as before', async () => {
    await add();
    await change(first, `title = 'Mine?', text_ar = null, sort_order = 12`);
    await pool.query('delete from site_pieces where id = $1', [third]);
    const before = await read();
    const plan = planRestoringParts(['faq'], before);
    await restore(plan);

    expect(await restore(inverseOf(plan))).toEqual([]);

    const words = (rows: readonly AdminPiece[]) => rows.map((row) => ({ ...row, updated_at: '' }));
    expect(words(await read())).toEqual(words(before));
  });

  it('leaves what somebody else changed since, also a piece that had been deleted', async () => {
    await change(first, `title = 'Mine?'`);
    await change(second, `title = 'Mine too?'`);
    await pool.query('delete from site_pieces where id = $1', [third]);
    const plan = planRestoringParts(['faq'], await read());
    await restore(plan);
    await change(first, `title = 'Theirs?'`);
    await change(third, `text_ar = 'نصّهم.'`);

    const left = await restore(inverseOf(plan));

    expect(left.toSorted()).toEqual([first, third].toSorted());
    expect(await columnOf('title', first)).toBe('Theirs?');
    expect(await columnOf('title', second)).toBe('Mine too?');
    expect(await columnOf('text_ar', third)).toBe('نصّهم.');
  });
});
