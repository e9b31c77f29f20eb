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

/**
 * A piece of SQL text with its parameters, not rendered yet. No two texts are neighbours, so most pieces have one part:
 * pieces without parameters are put together by joining their texts.
 */
export type Sql = {
  readonly kind: 'sql';
  readonly parts: readonly Part[];
  /** Set if the SQL is a column of a row. */
  readonly column: RowColumn | undefined;
  /** Equalities that hold in every row for which the SQL, a condition, is true. */
  readonly equalities: readonly Equality[] | undefined;
};

type Part = string | Param;

/** A column of the row that an alias names. */
export type RowColumn = { readonly alias: string; readonly name: string };

/** A column that equals another one or a parameter; both sides have the same type. */
export type Equality = { readonly column: RowColumn; readonly value: RowColumn | Param };

/** Builds SQL from a template; the inserted values are SQL or parameters, never text. */
export function sql(strings: TemplateStringsArray, ...values: readonly (Sql | Param)[]): Sql {
  const parts: Part[] = [strings[0] ?? ''];
  for (let index = 0; index < values.length; index += 1) {
    append(parts, values[index]);
    append(parts, strings[index + 1]);
  }

  return pieceOf(parts);
}

/** Makes SQL of text; only for text that this program itself contains. */
export function raw(text: string): Sql {
  return pieceOf([text]);
}

/** Makes a piece of SQL; all pieces have the same properties, which V8 reads quickly. */
function pieceOf(parts: readonly Part[], column?: RowColumn, equalities?: readonly Equality[]): Sql {
  return { kind: 'sql', parts, column, equalities };
}

/** Appends to parts, of which the first is a text. */
function append(parts: Part[], added: string | Sql | Param | undefined): void {
  if (added === undefined) return;
  if (typeof added === 'string') appendText(parts, added);
  else if (added.kind === 'param') parts.push(added);
  else
    for (const part of added.parts) {
      if (typeof part === 'string') appendText(parts, part);
      else parts.push(part);
    }
}

function appendText(parts: Part[], text: string): void {
  const last = parts.length - 1;
  const before = parts[last];
  if (typeof before === 'string') parts[last] = before + text;
  else parts.push(text);
}

export const nothing = raw('');

/** Joins pieces with a separator between them. */
export function join(pieces: readonly (Sql | Param)[], separator = ', '): Sql {
  const parts: Part[] = [''];
  for (let index = 0; index < pieces.length; index += 1) {
    if (index > 0) appendText(parts, separator);
    append(parts, pieces[index]);
  }

  return pieceOf(parts);
}

/** Makes SQL of a quoted identifier. */
export function identifier(name: string): Sql {
  return raw(quoteIdentifier(name));
}

/** Quotes an identifier. */
export function quoteIdentifier(name: string): string {
  return name.includes('"') ? `"${name.replaceAll('"', '""')}"` : `"${name}"`;
}

/** Makes SQL of a column of a table or of a row's alias. */
export function columnOf(alias: string, column: string): Sql {
  return pieceOf([`${quoteIdentifier(alias)}.${quoteIdentifier(column)}`], { alias, name: column });
}

/** Compiles the condition that two values of the same type are equal, and notes what it equates. */
export function equal(left: Sql, right: Sql | Param): Sql {
  const condition = sql`${left} = ${right}`;
  const value = right.kind === 'param' ? right : (right.column ?? onlyParam(right));

  return left.column === undefined || value === undefined
    ? condition
    : pieceOf(condition.parts, undefined, [{ column: left.column, value }]);
}

/** Returns the parameter of which SQL consists; a text before and after it is empty then. */
function onlyParam({ parts }: Sql): Param | undefined {
  const [first, ...others] = parts.filter((part) => part !== '');

  return others.length === 0 && typeof first === 'object' ? first : undefined;
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
  const [first] = relevant;
  if (first === undefined) return isTrue;
  if (relevant.includes(isFalse)) return isFalse;
  if (relevant.length === 1) return first;
  const equalities = relevant.flatMap((condition) => condition.equalities ?? []);
  const { parts } = sql`(${join(relevant, ' and ')})`;

  return pieceOf(parts, undefined, equalities.length > 0 ? equalities : undefined);
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
