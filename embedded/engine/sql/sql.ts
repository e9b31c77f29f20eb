/**
 * A value that the database gets beside the text of a statement.
 *
 * The same statement is rendered in two ways: with positional parameters for one request, and with values
 * read out of a JSON object per cohort for live queries. So a parameter knows where its value comes from,
 * not what it is.
 */
export type Param = {
  readonly kind: 'param';
  readonly source: ParamSource;
  /** Postgres type that the value is cast to, as SQL text. */
  readonly type: string;
};

/** Where a parameter's value is found when the plan runs. Values are Postgres literals, that is text or null. */
export type ParamSource =
  | { readonly from: 'literal'; readonly value: string | null }
  | {
      readonly from: 'variable';
      /** Equal for sources that give the same value. */
      readonly key: string;
      /** Finds the value in the request's variables, checks it and writes it; throws an EngineError. */
      readonly read: (given: Readonly<Record<string, unknown>>) => string | null;
    }
  | { readonly from: 'session'; readonly name: string }
  /** All session variables as one JSON object. */
  | { readonly from: 'session-json' }
  /** Given by the engine itself at run time, such as the answer of an action. */
  | { readonly from: 'given'; readonly name: string };

/** A piece of SQL text with its parameters, still open to both ways of rendering. */
export type Sql = { readonly kind: 'sql'; readonly parts: readonly (string | Sql | Param)[] };

/** Builds SQL from a template; what is put in is SQL or a parameter, never text. */
export function sql(strings: TemplateStringsArray, ...values: readonly (Sql | Param)[]): Sql {
  const parts: (string | Sql | Param)[] = [];
  strings.forEach((text, index) => {
    if (text !== '') parts.push(text);
    const value = values[index];
    if (value !== undefined) parts.push(value);
  });

  return { kind: 'sql', parts };
}

/** SQL text that was written in this program. */
export function raw(text: string): Sql {
  return { kind: 'sql', parts: [text] };
}

export const nothing = raw('');

/** Pieces with a separator between them. */
export function join(pieces: readonly (Sql | Param)[], separator = ', '): Sql {
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));

  return { kind: 'sql', parts };
}

/** A quoted identifier. */
export function identifier(name: string): Sql {
  return raw(quoteIdentifier(name));
}

/** A quoted identifier as text. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A column of a table or of a row's alias. */
export function columnOf(alias: string, column: string): Sql {
  return raw(`${quoteIdentifier(alias)}.${quoteIdentifier(column)}`);
}

/** A table or function with its schema. */
export function qualified(object: { readonly schema: string; readonly name: string }): Sql {
  return raw(`${quoteIdentifier(object.schema)}.${quoteIdentifier(object.name)}`);
}

/** A string constant within the statement. Only for names that the schema fixes, never for a caller's values. */
export function text(value: string): Sql {
  const quoted = `'${value.replaceAll("'", "''")}'`;

  return raw(value.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted);
}

/** Conditions that must all hold; none at all is true. */
export function and(conditions: readonly Sql[]): Sql {
  const relevant = conditions.filter((condition) => condition !== isTrue);
  if (relevant.length === 0) return isTrue;
  if (relevant.some((condition) => condition === isFalse)) return isFalse;
  const [first] = relevant;

  return relevant.length === 1 && first ? first : sql`(${join(relevant, ' and ')})`;
}

/** Conditions of which one must hold; none at all is false. */
export function or(conditions: readonly Sql[]): Sql {
  const relevant = conditions.filter((condition) => condition !== isFalse);
  if (relevant.length === 0) return isFalse;
  if (relevant.some((condition) => condition === isTrue)) return isTrue;
  const [first] = relevant;

  return relevant.length === 1 && first ? first : sql`(${join(relevant, ' or ')})`;
}

export const isTrue = raw('true');
export const isFalse = raw('false');

/** A where clause, empty where the condition is always true. */
export function where(condition: Sql): Sql {
  return condition === isTrue ? nothing : sql` where ${condition}`;
}
