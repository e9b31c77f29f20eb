import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { changedColumns, pick, unchangedSince } from './record-changes.ts';

type Columns = Readonly<Record<string, unknown>> & { id: string };

/** Change of a row: `before` is null for one that is made, `after` for one that is deleted. */
export type RowWrite = {
  /** Cells of the table that the change is for. */
  keys: readonly string[];
  before: Columns | null;
  after: Columns | null;
  /** Columns that must still be as they were before; by default those that are changed, of a deletion the amounts. */
  compared?: readonly string[];
};

type Answer = { affected_rows: number; returning: readonly { id: string }[] } | null | undefined;

/** Mutation that changes, makes and deletes rows of a table in one transaction. */
export type RowsDocument = TypedDocumentNode<
  {
    changed?: readonly ({ affected_rows: number } | null | undefined)[] | null | undefined;
    made?: Answer;
    removed?: Answer;
  },
  RowsVariables
>;
type RowsVariables = {
  updates: { where: object; _set: object }[];
  objects: object[];
  gone: object;
  hasUpdates: boolean;
  hasObjects: boolean;
  hasGone: boolean;
};

type Options = {
  client: ApolloClient;
  document: RowsDocument;
  /** Columns with the amounts: a row is deleted only if they still are what was shown. */
  amounts?: readonly string[];
};

/**
 * Writes changes of rows by one request. A row is changed or deleted only if it still is what was shown, and made only if
 * it is not there; returns the changes that this held back.
 */
export async function writeRows(
  { client, document, amounts = [] }: Options,
  writes: readonly RowWrite[],
): Promise<RowWrite[]> {
  const [updates, objects, gone] = [writes.filter(isUpdate), writes.filter(isNew), writes.filter(isDeletion)];
  const { data } = await client.mutate({
    mutation: document,
    variables: {
      updates: updates.map(toUpdate),
      objects: objects.map(({ after }) => after),
      gone: { _or: gone.map(({ before, compared }) => unchangedSince(before, compared ?? amounts)) },
      hasUpdates: updates.length > 0,
      hasObjects: objects.length > 0,
      hasGone: gone.length > 0,
    },
  });
  const done = (answer: Answer) => new Set(answer?.returning.map(({ id }) => id));
  const [made, removed] = [done(data?.made), done(data?.removed)];

  return [
    ...updates.filter((_, place) => data?.changed?.[place]?.affected_rows !== 1),
    ...objects.filter(({ after }) => !made.has(after.id)),
    ...gone.filter(({ before }) => !removed.has(before.id)),
  ];
}

/** Returns the changes that undo others; a row that was made is deleted only if everything in it still is as it was made. */
export function inverseOf(writes: readonly RowWrite[]): RowWrite[] {
  return writes.map(({ keys, before, after }) => ({
    ...{ keys, before: after, after: before },
    ...(after && !before && { compared: Object.keys(after).filter((column) => column !== 'id') }),
  }));
}

type Update = RowWrite & { before: Columns; after: Columns };

const isUpdate = (write: RowWrite): write is Update => write.before !== null && write.after !== null;
const isNew = (write: RowWrite): write is RowWrite & { before: null; after: Columns } =>
  write.before === null;
const isDeletion = (write: RowWrite): write is RowWrite & { before: Columns; after: null } =>
  write.after === null;

function toUpdate({ before, after, compared }: Update) {
  const columns = changedColumns(before, after);

  return { where: unchangedSince(before, compared ?? columns), _set: pick(after, columns) };
}
