import type { RootFieldKind } from '../metadata/metadata.ts';
import type { Table } from '../model/model.ts';

/** Returns a root field's description: the metadata's comment, else Hasura's default for such fields. */
export function rootComment(table: Table, kind: RootFieldKind, otherwise: string): string | undefined {
  return orNothing(table.metadata.rootFields[kind]?.comment ?? otherwise);
}

/** Returns undefined for an empty comment, which in the metadata removes the default description. */
export function orNothing(comment: string): string | undefined {
  return comment === '' ? undefined : comment;
}
