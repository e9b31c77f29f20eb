/**
 * A value that is sent to the database beside the text of a statement.
 *
 * One statement can be rendered in two ways: with positional parameters for one request, and with values
 * read from a JSON object per cohort for live queries. So a parameter holds the source of its value, not the
 * value.
 */
export type Param = {
  readonly kind: 'param';
  readonly source: ParamSource;
  /** Postgres type that the value is cast to, as SQL text. */
  readonly type: string;
};

/** Source of a parameter's value when the plan runs. Values are Postgres literals, that is text or null. */
export type ParamSource =
  | { readonly from: 'literal'; readonly value: string | null }
  | {
      readonly from: 'variable';
      /** Equal for sources that give equal values. */
      readonly key: string;
      /** Finds the value in the request's variables, checks it and writes it; throws an EngineError. */
      readonly read: (given: Readonly<Record<string, unknown>>) => string | null;
    }
  | { readonly from: 'session'; readonly name: string }
  /** All session variables as one JSON object. */
  | { readonly from: 'session-json' }
  /** Given by the engine itself at run time, such as the answer of an action. */
  | { readonly from: 'given'; readonly name: string };

/** A piece of SQL text with its parameters, not rendered yet. */
export type Sql = {
  readonly kind: 'sql';
  readonly parts: readonly (string | Sql | Param)[];
  /** Set if the SQL is a column of a row. */
  readonly column?: RowColumn;
  /** Equalities that hold in every row for which the SQL, a condition, is true. */
  readonly equalities?: readonly Equality[];
};

/** A column of the row that an alias names. */
export type RowColumn = { readonly alias: string; readonly name: string };

/** A column that equals another one or a parameter; both sides have the same type. */
export type Equality = { readonly column: RowColumn; readonly value: RowColumn | Param };

/** Builds SQL from a template; the inserted values are SQL or parameters, never text. */
export function sql(strings: TemplateStringsArray, ...values: readonly (Sql | Param)[]): Sql {
  const parts: (string | Sql | Param)[] = [];
  strings.forEach((text, index) => {
    if (text !== '') parts.push(text);
    const value = values[index];
    if (value !== undefined) parts.push(value);
  });

  return { kind: 'sql', parts };
}

/** Makes SQL of text; only for text that this program itself contains. */
export function raw(text: string): Sql {
  return { kind: 'sql', parts: [text] };
}

export const nothing = raw('');

/** Joins pieces with a separator between them. */
export function join(pieces: readonly (Sql | Param)[], separator = ', '): Sql {
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));

  return { kind: 'sql', parts };
}

/** Makes SQL of a quoted identifier. */
export function identifier(name: string): Sql {
  return raw(quoteIdentifier(name));
}

/** Quotes an identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Makes SQL of a column of a table or of a row's alias. */
export function columnOf(alias: string, column: string): Sql {
  return {
    ...raw(`${quoteIdentifier(alias)}.${quoteIdentifier(column)}`),
    column: { alias, name: column },
  };
}

/** Compiles the condition that two values of the same type are equal, and notes what it equates. */
export function equal(left: Sql, right: Sql | Param): Sql {
  const condition = sql`${left} = ${right}`;
  const value = right.kind === 'param' ? right : (right.column ?? onlyParam(right));

  return left.column === undefined || value === undefined
    ? condition
    : { ...condition, equalities: [{ column: left.column, value }] };
}

function onlyParam({ parts: [part, ...others] }: Sql): Param | undefined {
  return others.length === 0 && typeof part === 'object' && part.kind === 'param' ? part : undefined;
}

/** Makes SQL of a table's or function's name with its schema. */
export function qualified(object: { readonly schema: string; readonly name: string }): Sql {
  return raw(`${quoteIdentifier(object.schema)}.${quoteIdentifier(object.name)}`);
}

/** Makes SQL of a string constant. Only for texts that schema or metadata fix, never for a caller's values. */
export function text(value: string): Sql {
  const quoted = `'${value.replaceAll("'", "''")}'`;

  return raw(value.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted);
}

/** Combines conditions that must all hold; without conditions the result is true. */
export function and(conditions: readonly Sql[]): Sql {
  const relevant = conditions.filter((condition) => condition !== isTrue);
  if (relevant.length === 0) return isTrue;
  if (relevant.some((condition) => condition === isFalse)) return isFalse;
  const [first] = relevant;

  if (relevant.length === 1 && first) return first;
  const equalities = relevant.flatMap((condition) => condition.equalities ?? []);

  return { ...sql`(${join(relevant, ' and ')})`, ...(equalities.length > 0 && { equalities }) };
}

/** Combines conditions of which one must hold; without conditions the result is false. */
export function or(conditions: readonly Sql[]): Sql {
  const relevant = conditions.filter((condition) => condition !== isFalse);
  if (relevant.length === 0) return isFalse;
  if (relevant.some((condition) => condition === isTrue)) return isTrue;
  const [first] = relevant;

  return relevant.length === 1 && first ? first : sql`(${join(relevant, ' or ')})`;
}

export const isTrue = raw('true');
export const isFalse = raw('false');

/** Makes a where clause, which is empty if the condition is always true. */
export function where(condition: Sql): Sql {
  return condition === isTrue ? nothing : sql` where ${condition}`;
}
