import { describe, expect, it } from 'vitest';
import { renderForCohorts, renderStatement } from './render.ts';
import { and, identifier, isFalse, isTrue, join, or, type Param, sql, text } from './sql.ts';

const literal = (value: string): Param => ({
  kind: 'param',
  source: { from: 'literal', value },
  type: 'int4',
});
const session = (name: string, type = 'int4'): Param => ({
  kind: 'param',
  source: { from: 'session', name },
  type,
});

describe('renderStatement', () => {
  it('numbers parameters and casts each to its type', () => {
    const { text: rendered, params } = renderStatement(
      sql`select ${literal('1')}, ${session('x-hasura-user-id')}`,
    );

    expect(rendered).toBe('select $1::int4, $2::int4');
    expect(params).toHaveLength(2);
  });

  it('gives one number to a session variable that is used twice with one type', () => {
    const statement = sql`${session('x-hasura-user-id')} ${session('x-hasura-user-id')} ${session('x-hasura-user-id', 'text')}`;

    expect(renderStatement(statement).text).toBe('$1::int4 $1::int4 $2::text');
  });

  it('writes the same text whether two constants are equal or not', () => {
    const equal = renderStatement(sql`${literal('1')} ${literal('1')}`);
    const different = renderStatement(sql`${literal('1')} ${literal('2')}`);

    expect(equal.text).toBe(different.text);
  });
});

describe('renderForCohorts', () => {
  it('reads each parameter from a column of the cohort’s row', () => {
    expect(renderForCohorts(sql`id = ${literal('1')}`)).toMatchObject({
      text: 'id = "_subs"."p0"',
      from: 'unnest($1::int4[], $2::int4[]) as "_subs" ("result_id", "p0")',
    });
  });

  it('passes array parameters as texts and casts each once', () => {
    expect(renderForCohorts(sql`id = any(${session('x-hasura-ids', 'int4[]')})`)).toMatchObject({
      text: 'id = any("_subs"."p0")',
      from: `(select "result_id", "p0"::int4[] as "p0" from unnest($1::int4[], $2::text[]) as "_texts" ("result_id", "p0") offset 0) as "_subs"`,
    });
  });

  it('reads parameters from a JSON object when there are too many for columns', () => {
    const statement = renderForCohorts(join(Array.from({ length: 501 }, () => sql`${literal('1')}`)));

    expect(statement.text).toContain(`(("_subs"."result_vars"->>'p500')::int4)`);
    expect(statement.hasColumns).toBe(false);
  });
});

describe('sql', () => {
  it('quotes names and strings', () => {
    expect(renderStatement(sql`${identifier('a"b')} = ${text("it's")}`).text).toBe(`"a""b" = 'it''s'`);
  });

  it('simplifies conditions that are always true or always false', () => {
    expect(and([isTrue, isTrue])).toBe(isTrue);
    expect(and([isTrue, isFalse])).toBe(isFalse);
    expect(or([])).toBe(isFalse);
    expect(or([isFalse, isTrue])).toBe(isTrue);
  });
});
