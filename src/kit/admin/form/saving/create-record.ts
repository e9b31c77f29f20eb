import type { ApolloClient } from '@apollo/client';
import { serverMessageOf } from '#src/lib/apollo/error-code.ts';
import type { SectionDocuments, SectionTypes } from '../../section/admin-section.ts';
import { unchangedSince } from './record-changes.ts';

/**
 * Creates a record with an id that the form has drawn, so that a repetition after a lost answer makes no second record: if
 * the id is taken by a record with the same content, it was saved the first time. Other content is refused, never
 * overwritten.
 */
export async function createRecord<T extends SectionTypes>(
  client: ApolloClient,
  documents: SectionDocuments<T>,
  record: T['insert'] & { id: string },
): Promise<void> {
  if (!documents.create) throw new Error('The section has no document that creates.');
  try {
    await client.mutate({ mutation: documents.create, variables: { object: record } });
  } catch (error) {
    if (!isTaken(error) || !(await isStored(client, documents, record))) throw error;
  }
}

/** Returns whether a value that must be unique is in the table already: the id, or another that came with it. */
function isTaken(error: unknown): boolean {
  return serverMessageOf(error)?.startsWith('Uniqueness violation') ?? false;
}

/** Returns whether the table has this record; the database compares, as it may write a value in another way. */
async function isStored<T extends SectionTypes>(
  client: ApolloClient,
  { list }: SectionDocuments<T>,
  record: T['insert'] & { id: string },
): Promise<boolean> {
  const { data } = await client.query({
    query: list,
    variables: {
      where: unchangedSince(record as Record<string, unknown>, Object.keys(record)),
      order_by: [],
      limit: 1,
      offset: 0,
    },
    fetchPolicy: 'no-cache',
  });
  const { rows } = (data ?? { rows: [] }) as { rows: unknown[] };

  return rows.length > 0;
}
