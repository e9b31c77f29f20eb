import type { RootFieldKind } from '../metadata/metadata.ts';
import type { Table } from '../model/model.ts';

/** What is said of a root field: the metadata's comment, else what Hasura says of every such field. */
export function rootComment(table: Table, kind: RootFieldKind, otherwise: string): string | undefined {
  return orNothing(table.metadata.rootFields[kind]?.comment ?? otherwise);
}

/** An empty comment in the metadata takes every other comment away. */
export function orNothing(comment: string): string | undefined {
  return comment === '' ? undefined : comment;
}
