import { argsOf } from '../command.ts';
import { given, listOf, type Node } from '../metadata-tree.ts';
import { addNamed, dropNamed, findNamed, objectOf, textOf, type Edit } from './edit.ts';

/** Commands on actions, their types, and roles that inherit from others. */
export const actionEdits: Readonly<Record<string, Edit>> = {
  create_action: (draft, command) => {
    const { comment } = argsOf(command);
    const action = given({
      name: textOf(command, 'name'),
      definition: objectOf(command, 'definition'),
      comment,
    });
    addNamed(listOf(draft, 'actions'), 'name', action, 'action');
  },
  update_action: (draft, command) => {
    const action = findNamed(listOf(draft, 'actions'), 'name', textOf(command, 'name'), 'action');
    const { comment } = argsOf(command);
    action['definition'] = objectOf(command, 'definition');
    if (comment !== undefined) action['comment'] = comment;
  },
  drop_action: (draft, command) => {
    dropNamed(listOf(draft, 'actions'), 'name', textOf(command, 'name'), 'action');
  },
  create_action_permission: (draft, command) => {
    const { comment } = argsOf(command);
    const action = findNamed(listOf(draft, 'actions'), 'name', textOf(command, 'action'), 'action');
    const permission = given({ role: textOf(command, 'role'), comment });
    addNamed(listOf(action, 'permissions'), 'role', permission, 'permission of role');
  },
  drop_action_permission: (draft, command) => {
    const action = findNamed(listOf(draft, 'actions'), 'name', textOf(command, 'action'), 'action');
    dropNamed(listOf(action, 'permissions'), 'role', textOf(command, 'role'), 'permission of role');
  },
  set_custom_types: (draft, command) => {
    draft['custom_types'] = { ...argsOf(command) };
  },
  add_inherited_role: (draft, command) => {
    const roles = listOf(draft, 'inherited_roles');
    const role: Node = { role_name: textOf(command, 'role_name'), role_set: argsOf(command)['role_set'] };
    const known = roles.find((one) => one['role_name'] === role['role_name']);
    // Hasura replaces a role of this name, too.
    if (known === undefined) roles.push(role);
    else known['role_set'] = role['role_set'];
  },
  drop_inherited_role: (draft, command) => {
    const roles = listOf(draft, 'inherited_roles');
    dropNamed(roles, 'role_name', textOf(command, 'role_name'), 'inherited role');
  },
  set_graphql_schema_introspection_options: (draft, command) => {
    draft['graphql_schema_introspection'] = { ...argsOf(command) };
  },
};
