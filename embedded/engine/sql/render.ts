import type { Param, ParamSource, Sql } from './sql.ts';

/** A statement's text and its parameters with their sources, in the order of their numbers. */
export type Statement = { readonly text: string; readonly params: readonly Param[] };

type Writer = { text: string; readonly params: Param[]; readonly numbers: Map<string, number> };
type WriteParam = (index: number, param: Param) => string;

/** Renders SQL with positional parameters: `$1`, `$2`, … */
export function renderStatement(sql: Sql): Statement {
  return render(sql, (index, param) => `$${index + 1}::${param.type}`);
}

/**
 * Renders SQL for a batch of live queries: every value is read from the cohort's JSON object. The names `_subs` of
 * the cohort's row and `result_vars` of its object are Hasura's.
 */
export function renderForCohorts(sql: Sql): Statement {
  return render(sql, (index, param) => `(("_subs"."result_vars"->>'p${index}')::${param.type})`);
}

function render(sql: Sql, writeParam: WriteParam): Statement {
  const writer: Writer = { text: '', params: [], numbers: new Map() };
  write(sql, writer, writeParam);

  return { text: writer.text, params: writer.params };
}

function write(sql: Sql, writer: Writer, writeParam: WriteParam): void {
  for (const part of sql.parts) {
    if (typeof part === 'string') writer.text += part;
    else if (part.kind === 'sql') write(part, writer, writeParam);
    else writer.text += writeParam(numberOf(part, writer), part);
  }
}

/**
 * Returns a parameter's number. Equal sources of equal type share one; constants never do, so that the text does not
 * depend on them.
 */
function numberOf(param: Param, writer: Writer): number {
  const key = param.source.from === 'literal' ? undefined : `${param.type} ${sourceKey(param.source)}`;
  const known = key === undefined ? undefined : writer.numbers.get(key);
  if (known !== undefined) return known;
  const number = writer.params.push(param) - 1;
  if (key !== undefined) writer.numbers.set(key, number);

  return number;
}

function sourceKey(source: Exclude<ParamSource, { from: 'literal' }>): string {
  if (source.from === 'variable') return `variable ${source.key}`;

  return source.from === 'session-json' ? source.from : `${source.from} ${source.name}`;
}
