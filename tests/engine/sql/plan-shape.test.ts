import { describe, expect, it } from 'vitest';
import { loadCore } from '#embedded/engine/load-core.ts';
import { useEngine } from '../support/use-engine.ts';
import { worldMetadata, worldSql } from '../support/world-files.ts';

const { engine } = useEngine(
  `${worldSql}; insert into article (author_id, title, is_published) values (1, 'Sea', true)`,
  { loadCore: (tools) => loadCore({ ...tools, metadata: worldMetadata() }) },
);

const answer = async (query: string, variables: object) => (await engine.post({ query, variables })).body;

/** Variables that need different SQL must have different shapes, or the first variables' plan would answer both. */
describe('a repeated operation with other variables', () => {
  it('counts distinct values of an aggregate predicate only if the variables say so', async () => {
    const query = `query ($where: author_bool_exp!) { author(where: $where, order_by: {id: asc}) { id } }`;
    const count = (distinct: boolean) => ({
      where: {
        articles_aggregate: { count: { arguments: ['title'], distinct, predicate: { _eq: 3 } } },
      },
    });

    expect(await answer(query, count(false))).toEqual({ data: { author: [{ id: 1 }] } });
    expect(await answer(query, count(true))).toEqual({ data: { author: [] } });
    expect(await answer(query, count(false))).toEqual({ data: { author: [{ id: 1 }] } });
  });

  it('gets its own answer for other flags, keys, list lengths, nulls and enums', async () => {
    const rows = 'query ($where: author_bool_exp, $order: [author_order_by!], $on: [author_select_column!])';
    const query = `${rows} { author(where: $where, order_by: $order, distinct_on: $on) { id } }`;
    const ask = async (variables: Record<string, unknown>) => {
      const { data } = (await answer(query, variables)) as { data: { author: { id: number }[] } };
      return data.author.map(({ id }) => id);
    };
    const by = (direction: string) => ({ order: [{ id: direction }] });

    expect(await ask({ ...by('asc'), where: { email: { _is_null: true } } })).toEqual([3]);
    expect(await ask({ ...by('asc'), where: { email: { _is_null: false } } })).toEqual([1, 2]);
    expect(await ask({ ...by('desc'), where: { email: { _is_null: false } } })).toEqual([2, 1]);
    expect(await ask({ ...by('asc'), where: { _or: [{ id: { _eq: 1 } }] } })).toEqual([1]);
    expect(await ask({ ...by('asc'), where: { _or: [{ id: { _eq: 1 } }, { id: { _eq: 2 } }] } })).toEqual([
      1, 2,
    ]);
    expect(await ask({ ...by('asc'), on: ['id'] })).toEqual([1, 2, 3]);
    expect(await ask({ order: [{ name: 'asc' }], on: ['name'] })).toEqual([1, 2, 3]);
    expect(await ask({ ...by('asc'), where: null })).toEqual([1, 2, 3]);
  });
});
