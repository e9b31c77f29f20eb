import type { Param, ParamSource, Sql } from './sql.ts';

/** A statement's text and its parameters with their sources, in the order of their numbers. */
export type Statement = { readonly text: string; readonly params: readonly Param[] };

type Writer = { readonly params: Param[]; readonly numbers: Map<string | Param, number> };
type WriteParam = (index: number, param: Param) => string;

/** Renders SQL with positional parameters: `$1`, `$2`, … */
export function renderStatement(sql: Sql): Statement {
  return render(sql, (index, param) => `$${index + 1}::${param.type}`);
}

/** A statement for many cohorts, each of which is a row of `from`. */
export type CohortStatement = Statement & {
  /** SQL of the rows, which parameters give: `$1` the numbers of the cohorts, then one array for each value. */
  readonly from: string;
  /** False if the values are too many for columns: `$2` holds a JSON object for each cohort then. */
  readonly hasColumns: boolean;
};

/** Values that may be columns; PostgreSQL allows 1,664 columns in a row. */
const MAX_COLUMNS = 500;
/** Types of which PostgreSQL reads an array as it reads single values. */
const plainTypes = /^(int[248]|bool|uuid|text|varchar|date|timestamptz?|numeric|float[48]|jsonb?)$/;

/**
 * Renders SQL for a batch of live queries: every value is a column of the cohort's row, whose name `_subs` is Hasura's.
 * So PostgreSQL reads a value's text once, and not for every row that is compared with it.
 */
export function renderForCohorts(sql: Sql): CohortStatement {
  const columns = render(sql, (index) => `"_subs"."p${index}"`);
  if (columns.params.length <= MAX_COLUMNS)
    return { ...columns, from: rowsOf(columns.params), hasColumns: true };
  const objects = render(sql, (index, { type }) => `(("_subs"."result_vars"->>'p${index}')::${type})`);
  const from = `unnest($1::int4[], $2::json[]) as "_subs" ("result_id", "result_vars")`;

  return { ...objects, from, hasColumns: false };
}

function rowsOf(params: readonly Param[]): string {
  const types = params.map(({ type }) => (plainTypes.test(type) ? type : 'text'));
  const arrays = ['int4', ...types].map((type, index) => `$${index + 1}::${type}[]`).join(', ');
  const names = ['"result_id"', ...params.map((_, index) => `"p${index}"`)];
  if (params.every(({ type }) => plainTypes.test(type)))
    return `unnest(${arrays}) as "_subs" (${names.join(', ')})`;
  const cast = params.map(({ type }, index) => `"p${index}"::${type} as "p${index}"`);

  // Without OFFSET the planner would put each cast into the places that read the value.
  return `(select "result_id", ${cast.join(', ')} from unnest(${arrays}) as "_texts" (${names.join(', ')}) offset 0) as "_subs"`;
}

function render(sql: Sql, writeParam: WriteParam): Statement {
  const writer: Writer = { params: [], numbers: new Map() };
  const texts = sql.parts.map((part) =>
    typeof part === 'string' ? part : writeParam(numberOf(part, writer), part),
  );

  return { text: texts.join(''), params: writer.params };
}

/**
 * Returns a parameter's number. Equal sources of equal type share one; of constants only the same one does, so that the
 * text does not depend on them.
 */
function numberOf(param: Param, writer: Writer): number {
  const key = param.source.from === 'literal' ? param : `${param.type} ${sourceKey(param.source)}`;
  const known = writer.numbers.get(key);
  if (known !== undefined) return known;
  const number = writer.params.push(param) - 1;
  writer.numbers.set(key, number);

  return number;
}

function sourceKey(source: Exclude<ParamSource, { from: 'literal' }>): string {
  if (source.from === 'variable') return `variable ${source.key}`;

  return source.from === 'session-json' ? source.from : `${source.from} ${source.name}`;
}
