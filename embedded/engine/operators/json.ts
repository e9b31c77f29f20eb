import { sql } from '../sql/sql.ts';
import { infix, isJsonb, listOfStrings, sameType, textOperand, type Operator } from './operator.ts';

/**
 * Comparisons of jsonb documents.
 *
 * See https://www.postgresql.org/docs/17/functions-json.html#FUNCTIONS-JSONB-OP-TABLE
 */
export const jsonOperators: readonly Operator[] = [
  /** Keeps the rows whose document contains the given one. */
  { name: '_contains', operand: sameType, appliesTo: isJsonb, toSql: infix('@>') },
  /** Keeps the rows whose document is contained in the given one. */
  { name: '_contained_in', operand: sameType, appliesTo: isJsonb, toSql: infix('<@') },
  /** Keeps the rows whose document has the key, or whose list has the string. */
  { name: '_has_key', operand: textOperand, appliesTo: isJsonb, toSql: infix('?') },
  /** Keeps the rows whose document has at least one of the keys. */
  { name: '_has_keys_any', operand: listOfStrings, appliesTo: isJsonb, toSql: infix('?|') },
  /** Keeps the rows whose document has all of the keys. */
  { name: '_has_keys_all', operand: listOfStrings, appliesTo: isJsonb, toSql: infix('?&') },
  /** Keeps the rows in whose document the SQL/JSON path finds anything. */
  {
    name: '_jsonb_path_exists',
    operand: textOperand,
    appliesTo: isJsonb,
    toSql: (column, value) => sql`${column} @? ${value}::jsonpath`,
  },
  /** Keeps the rows for whose document the SQL/JSON path, which is a predicate, is true. */
  {
    name: '_jsonb_path_match',
    operand: textOperand,
    appliesTo: isJsonb,
    toSql: (column, value) => sql`${column} @@ ${value}::jsonpath`,
  },
];
