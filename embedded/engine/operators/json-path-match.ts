import { sql } from '../sql/sql.ts';
import { isJsonb, textOperand, type Operator } from './operator.ts';

/**
 * Keeps the rows whose document fulfils the predicate that an SQL/JSON path is.
 *
 * See https://www.postgresql.org/docs/17/functions-json.html#FUNCTIONS-JSONB-OP-TABLE
 */
export const jsonPathMatch: Operator = {
  name: '_jsonb_path_match',
  operand: textOperand,
  appliesTo: isJsonb,
  toSql: (column, value) => sql`${column} @@ ${value}::jsonpath`,
};
