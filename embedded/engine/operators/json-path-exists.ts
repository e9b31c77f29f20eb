import { sql } from '../sql/sql.ts';
import { isJsonb, textOperand, type Operator } from './operator.ts';

/**
 * Keeps the rows in whose document an SQL/JSON path finds anything.
 *
 * See https://www.postgresql.org/docs/17/functions-json.html#FUNCTIONS-JSONB-OP-TABLE
 */
export const jsonPathExists: Operator = {
  name: '_jsonb_path_exists',
  operand: textOperand,
  appliesTo: isJsonb,
  toSql: (column, value) => sql`${column} @? ${value}::jsonpath`,
};
