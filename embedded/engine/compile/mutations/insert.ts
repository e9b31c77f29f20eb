import type { Table } from '../../model/model.ts';
import type { Selection } from '../../request/collect-fields.ts';
import { hasNested, insertChange, type NewRow, type NewRows } from './insert-change.ts';
import { insertNested } from './insert-nested.ts';
import type { MutationContext } from './mutation.ts';
import { addChange, addOutput, slotRows } from './mutation-output.ts';

/** Compiles `insert_<table>` and `insert_<table>_one`. */
export function compileInsert(
  selection: Selection,
  table: Table,
  isOne: boolean,
  context: MutationContext,
): void {
  const argument = isOne ? 'object' : 'objects';
  const input = selection.args.get(argument);
  const objects = (input?.kind === 'list' ? input.items : [input]).filter((item) => item?.kind === 'object');
  const rows = objects.map((object): NewRow => ({ object, determined: new Map() }));
  const path = selection.path.key('args').key(argument);
  const inserted: NewRows = { table, rows, conflict: selection.args.get('on_conflict'), path };
  const form = isOne ? 'row' : 'response';
  if (!rows.some(({ object }) => hasNested(object))) {
    addChange(insertChange(inserted, context), selection, form, context);

    return;
  }
  const { own, all } = insertNested(inserted, context);
  addOutput(selection, form, table, slotRows(table, own, all), context);
}
