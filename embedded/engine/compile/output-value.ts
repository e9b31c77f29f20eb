import { type ColumnType, isBigNumber } from '../model/column-type.ts';
import { type Sql, sql } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';

/** Numbers that JSON can't hold exactly become texts, where the switch says so. */
export function outputValue(value: Sql, type: ColumnType, { stringifyNumericTypes }: CompileContext): Sql {
  if (!stringifyNumericTypes) return value;
  if (type.kind === 'list') return isBigNumber(type.element.postgres) ? sql`(${value})::text[]` : value;

  return isBigNumber(type.postgres) ? sql`(${value})::text` : value;
}
