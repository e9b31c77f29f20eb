import { isTrue } from '../sql/sql.ts';
import type { SelectAccess } from './access.ts';
import { rowOf } from './condition.ts';
import { Scope } from './scope.ts';

/** Returns true if the permission lets the role see only some of the table's rows. */
export function hidesRows({ filter }: SelectAccess): boolean {
  return filter(rowOf('row', new Scope())) !== isTrue;
}
