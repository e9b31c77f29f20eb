import { AdminFault } from '../admin-fault.ts';
import { argsOf, type Command } from '../command.ts';
import { given, listOf, type Node } from '../metadata-tree.ts';
import { objectOf, tableOf, textOf, type Edit } from './edit.ts';

const KINDS = ['object_relationships', 'array_relationships'];

const create =
  (kind: string): Edit =>
  (draft, command) => {
    const table = tableOf(draft, command);
    const name = textOf(command, 'name');
    refuseTaken(table, name);
    const { comment } = argsOf(command);
    listOf(table, kind).push(given({ name, using: objectOf(command, 'using'), comment }));
  };

export const relationshipEdits: Readonly<Record<string, Edit>> = {
  pg_create_object_relationship: create('object_relationships'),
  pg_create_array_relationship: create('array_relationships'),
  pg_rename_relationship: (draft, command) => {
    const table = tableOf(draft, command);
    const [list, index] = find(table, command, 'name');
    const name = textOf(command, 'new_name');
    refuseTaken(table, name);
    list[index] = { ...list[index], name };
  },
  pg_set_relationship_comment: (draft, command) => {
    const [list, index] = find(tableOf(draft, command), command, 'name');
    list[index] = given({ ...list[index], comment: argsOf(command)['comment'] });
  },
  pg_drop_relationship: (draft, command) => {
    const [list, index] = find(tableOf(draft, command), command, 'relationship');
    list.splice(index, 1);
  },
};

function refuseTaken(table: Node, name: string): void {
  if (KINDS.some((kind) => listOf(table, kind).some((one) => one['name'] === name)))
    throw new AdminFault('already-exists', `relationship "${name}" already exists`);
}

function find(table: Node, command: Command, key: string): [list: Node[], index: number] {
  const name = textOf(command, key);
  for (const kind of KINDS) {
    const list = listOf(table, kind);
    const index = list.findIndex((one) => one['name'] === name);
    if (index >= 0) return [list, index];
  }
  throw new AdminFault('not-exists', `relationship "${name}" does not exist`);
}
