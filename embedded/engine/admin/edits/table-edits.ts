import { AdminFault } from '../admin-fault.ts';
import { argsOf } from '../command.ts';
import { given, isSameName, listOf, qualified, shown, sourceOf } from '../metadata-tree.ts';
import { addNamed, dropNamed, objectOf, tableOf, textOf, type Edit } from './edit.ts';

export const tableEdits: Readonly<Record<string, Edit>> = {
  pg_track_table: (draft, command) => {
    const { source, table, configuration, is_enum: isEnum, apollo_federation_config } = argsOf(command);
    const name = qualified(table, command);
    const tables = listOf(sourceOf(draft, source), 'tables');
    if (tables.some((one) => isSameName(one['table'], name)))
      throw new AdminFault('already-tracked', `view/table already tracked: "${shown(name)}"`);
    tables.push(
      given({
        table: name,
        is_enum: isEnum === true ? true : undefined,
        configuration,
        apollo_federation_config,
      }),
    );
  },
  pg_untrack_table: (draft, command) => {
    const { source, table } = argsOf(command);
    const name = qualified(table, command);
    const tables = listOf(sourceOf(draft, source), 'tables');
    const index = tables.findIndex((one) => isSameName(one['table'], name));
    if (index < 0)
      throw new AdminFault('already-untracked', `view/table already untracked: "${shown(name)}"`);
    tables.splice(index, 1);
  },
  pg_set_table_customization: (draft, command) => {
    tableOf(draft, command)['configuration'] = argsOf(command)['configuration'] ?? {};
  },
  pg_set_table_is_enum: (draft, command) => {
    tableOf(draft, command)['is_enum'] = argsOf(command)['is_enum'];
  },
  pg_add_computed_field: (draft, command) => {
    const { comment } = argsOf(command);
    const field = given({
      name: textOf(command, 'name'),
      definition: objectOf(command, 'definition'),
      comment,
    });
    addNamed(listOf(tableOf(draft, command), 'computed_fields'), 'name', field, 'computed field');
  },
  pg_drop_computed_field: (draft, command) => {
    const fields = listOf(tableOf(draft, command), 'computed_fields');
    dropNamed(fields, 'name', textOf(command, 'name'), 'computed field');
  },
};
