import { AdminFault } from '../admin-fault.ts';
import { argsOf } from '../command.ts';
import { given, listOf } from '../metadata-tree.ts';
import { findNamed, objectOf, tableOf, textOf, type Edit } from './edit.ts';

const KINDS = ['select', 'insert', 'update', 'delete'];

/** Commands that create and drop the permissions of tables, and one that comments on them. */
export const permissionEdits: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(
    KINDS.flatMap((kind): [string, Edit][] => [
      [`pg_create_${kind}_permission`, create(kind)],
      [`pg_drop_${kind}_permission`, drop(kind)],
    ]),
  ),
  pg_set_permission_comment: (draft, command) => {
    const kind = textOf(command, 'type');
    const list = listOf(tableOf(draft, command), `${kind}_permissions`);
    const found = findNamed(list, 'role', textOf(command, 'role'), `${kind} permission of role`);
    list[list.indexOf(found)] = given({ ...found, comment: argsOf(command)['comment'] });
  },
};

function create(kind: string): Edit {
  return (draft, command) => {
    const role = textOf(command, 'role');
    const list = listOf(tableOf(draft, command), `${kind}_permissions`);
    if (list.some((one) => one['role'] === role))
      throw new AdminFault('already-exists', `${kind} permission already defined for role "${role}"`);
    const { comment } = argsOf(command);
    list.push(given({ role, permission: objectOf(command, 'permission'), comment }));
  };
}

function drop(kind: string): Edit {
  return (draft, command) => {
    const role = textOf(command, 'role');
    const list = listOf(tableOf(draft, command), `${kind}_permissions`);
    const index = list.findIndex((one) => one['role'] === role);
    if (index < 0)
      throw new AdminFault('permission-denied', `${kind} permission for role "${role}" does not exist`);
    list.splice(index, 1);
  };
}
