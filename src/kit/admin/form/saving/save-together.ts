import type { ApolloClient } from '@apollo/client';
import type { AdminSection, SectionTypes } from '../../section/admin-section.ts';
import { pick } from './record-changes.ts';

/** Upper bound for the rows that are changed together; the database has the same. */
const TOGETHER_MAX = 200;

type Together<T extends SectionTypes> = {
  client: ApolloClient;
  section: Pick<AdminSection<T>, 'shared' | 'rowSet' | 'documents' | 'tieBreak'>;
  /** Record as it was loaded. */
  loaded: T['row'];
};

/** Reads the other rows of a record's row set as they are now. */
export async function readOthers<T extends SectionTypes>({
  client,
  section,
  loaded,
}: Together<T>): Promise<T['row'][]> {
  const { rowSet, documents, tieBreak } = section;
  if (!rowSet) return [];
  const { data } = await client.query({
    query: documents.list,
    variables: {
      where: rowSet.where(loaded),
      order_by: [...tieBreak],
      limit: TOGETHER_MAX,
      offset: 0,
    },
    fetchPolicy: 'no-cache',
  });
  const { rows } = (data ?? { rows: [] }) as { rows: T['row'][] };

  return rows.filter(({ id }) => id !== loaded.id);
}

type Changes = { columns: Readonly<Record<string, unknown>>; changed: readonly string[] };

/**
 * Changes a record and, in the columns that they share, the other rows of its row set, in one statement: either all are
 * changed, or none because somebody else has changed one of them meanwhile.
 */
export async function saveTogether<T extends SectionTypes>(
  { client, section, loaded }: Together<T>,
  others: readonly T['row'][],
  { columns, changed }: Changes,
): Promise<void> {
  const { shared } = section;
  if (!shared) throw new Error('The section has no columns that rows share.');
  const isShared = (column: string) => shared.columns.some((name) => name === column);
  const change = (row: T['row'], names: readonly string[]) => ({
    id: row.id,
    before: pick(row as unknown as Record<string, unknown>, names),
    set: pick(columns, names),
  });
  const changes = [change(loaded, changed), ...others.map((row) => change(row, changed.filter(isShared)))];
  await client.mutate({ mutation: shared.document, variables: { changes } });
}
