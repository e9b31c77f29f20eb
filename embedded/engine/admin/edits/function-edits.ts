import { AdminFault } from '../admin-fault.ts';
import { argsOf, type Command } from '../command.ts';
import { given, isSameName, listOf, qualified, shown, sourceOf, type Node } from '../metadata-tree.ts';
import { addNamed, dropNamed, textOf, type Edit } from './edit.ts';

export const functionEdits: Readonly<Record<string, Edit>> = {
  pg_track_function: (draft, command) => {
    const { source, function: named, configuration, comment } = argsOf(command);
    const name = qualified(named, command, 'function');
    const functions = listOf(sourceOf(draft, source), 'functions');
    if (functions.some((one) => isSameName(one['function'], name)))
      throw new AdminFault('already-tracked', `function already tracked: "${shown(name)}"`);
    functions.push(given({ function: name, configuration, comment }));
  },
  pg_untrack_function: (draft, command) => {
    const functions = listOf(sourceOf(draft, argsOf(command)['source']), 'functions');
    functions.splice(functions.indexOf(functionOf(draft, command)), 1);
  },
  pg_set_function_customization: (draft, command) => {
    functionOf(draft, command)['configuration'] = argsOf(command)['configuration'] ?? {};
  },
  pg_create_function_permission: (draft, command) => {
    const permissions = listOf(functionOf(draft, command), 'permissions');
    addNamed(permissions, 'role', { role: textOf(command, 'role') }, 'permission of role');
  },
  pg_drop_function_permission: (draft, command) => {
    const permissions = listOf(functionOf(draft, command), 'permissions');
    dropNamed(permissions, 'role', textOf(command, 'role'), 'permission of role');
  },
};

function functionOf(draft: Node, command: Command): Node {
  const { source, function: named } = argsOf(command);
  const name = qualified(named, command, 'function');
  const functions = listOf(sourceOf(draft, source), 'functions');
  const found = functions.find((one) => isSameName(one['function'], name));
  if (found === undefined)
    throw new AdminFault('not-exists', `function "${shown(name)}" does not exist in source: default`);

  return found;
}
