import type { ApolloClient } from '@apollo/client';
import type { AdminSection, PageVariables, SectionTypes } from '../section/admin-section.ts';

/** Rows asked for at once. */
const PAGE = 500;

type Reading<T extends SectionTypes> = {
  client: ApolloClient;
  section: AdminSection<T>;
  /** The list as it is narrowed down and ordered; all of its pages are read. */
  variables: Pick<PageVariables<T>, 'where' | 'order_by'>;
};

/** Every row of a list, page after page, read in the person's own name and role. */
export async function* readEveryPage<T extends SectionTypes>(
  reading: Reading<T>,
): AsyncGenerator<T['row'][]> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await readPage(reading, offset);
    yield rows;
    if (rows.length < PAGE) return;
  }
}

async function readPage<T extends SectionTypes>(reading: Reading<T>, offset: number): Promise<T['row'][]> {
  const { client, section, variables } = reading;
  const { data } = await client.query({
    query: section.documents.list,
    variables: { ...variables, limit: PAGE, offset },
    fetchPolicy: 'no-cache',
  });

  return (data as { rows: T['row'][] }).rows;
}
