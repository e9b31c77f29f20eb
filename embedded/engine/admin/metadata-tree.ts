import { AdminFault } from './admin-fault.ts';
import { isFields, spelled, type Command } from './command.ts';

/** An object of the metadata that a command may change. */
export type Node = Record<string, unknown>;

/** Returns a list of an object; a missing one is made. */
export function listOf(node: Node, key: string): Node[] {
  const list = (node[key] ??= []);
  if (!Array.isArray(list)) throw new AdminFault('parse-failed', `${key} is no list`);

  return list as Node[];
}

/** Returns the entries of a list; a missing one is not made. */
export function entriesOf(node: Readonly<Node>, key: string): Node[] {
  const list = node[key];

  return Array.isArray(list) ? (list as Node[]) : [];
}

/** Returns the one source of the metadata; it is made where there is none. */
export function sourceOf(metadata: Node, name: unknown = 'default'): Node {
  const source = listOf(metadata, 'sources').find((one) => one['name'] === name);
  if (source === undefined)
    throw new AdminFault('not-exists', `source with name "${spelled(name)}" does not exist`);

  return source;
}

export type Name = { readonly name: string; readonly schema: string };

/** Reads a name, which may be a text for one of the schema public; returns undefined for anything else. */
export function nameIn(value: unknown): Name | undefined {
  if (typeof value === 'string') return { name: value, schema: 'public' };
  if (!isFields(value)) return undefined;
  const { name, schema = 'public' } = value;

  return typeof name === 'string' && typeof schema === 'string' ? { name, schema } : undefined;
}

/** Returns a name as Hasura writes it: `{name, schema}`. */
export function qualified(value: unknown, { path }: Command, key = 'table'): Name {
  const name = nameIn(value);
  if (name !== undefined) return name;
  throw new AdminFault('parse-failed', `expected the name of a ${key}`, { path: `${path}.args.${key}` });
}

export function isSameName(one: unknown, other: Name): boolean {
  if (typeof one === 'string') return other.schema === 'public' && one === other.name;

  return isFields(one) && one['name'] === other.name && (one['schema'] ?? 'public') === other.schema;
}

/** Returns a table's name as Hasura shows it; the schema public is left out. */
export function shown({ name, schema }: Name): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

/** Leaves out undefined and null values. */
export function given(fields: Node): Node {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
