import { AdminFault } from '../admin-fault.ts';
import { argsOf, parseFailed, spelled, type Command } from '../command.ts';
import { isSameName, listOf, qualified, shown, sourceOf, type Node } from '../metadata-tree.ts';

/** Changes the draft of the metadata as a command says; throws an AdminFault where that is impossible. */
export type Edit = (draft: Node, command: Command) => void;

/** Returns an argument that is a text. */
export function textOf(command: Command, key: string): string {
  const value = argsOf(command)[key];
  if (typeof value !== 'string' || value === '')
    throw parseFailed(`${command.path}.args`, `key "${key}" not found`);

  return value;
}

/** Returns an argument that is an object. */
export function objectOf(command: Command, key: string): Node {
  const value = argsOf(command)[key];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw parseFailed(`${command.path}.args`, `key "${key}" not found`);

  return value as Node;
}

/** Returns the table that a command names. */
export function tableOf(draft: Node, command: Command): Node {
  const { source, table } = argsOf(command);
  const name = qualified(table, command);
  const found = listOf(sourceOf(draft, source), 'tables').find((one) => isSameName(one['table'], name));
  if (found === undefined)
    throw new AdminFault('not-exists', `table "${shown(name)}" does not exist in source: default`);

  return found;
}

/** Adds an entry to a list in which its name may stand once. */
export function addNamed(list: Node[], key: string, entry: Node, what: string): void {
  if (list.some((one) => one[key] === entry[key]))
    throw new AdminFault('already-exists', `${what} "${spelled(entry[key])}" already exists`);
  list.push(entry);
}

/** Returns the entry of a name. */
export function findNamed(list: Node[], key: string, name: string, what: string): Node {
  const found = list.find((one) => one[key] === name);
  if (found === undefined) throw new AdminFault('not-exists', `${what} "${name}" does not exist`);

  return found;
}

/** Removes the entry of a name. */
export function dropNamed(list: Node[], key: string, name: string, what: string): void {
  list.splice(list.indexOf(findNamed(list, key, name, what)), 1);
}
