import type { TableDependency } from '../execution.ts';

/** One table as text: the payload of a notification and the key of the engine's own maps. */
export function tableKey({ schema, name }: TableDependency): string {
  return JSON.stringify([schema, name]);
}
