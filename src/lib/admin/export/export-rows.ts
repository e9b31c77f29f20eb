import type { ApolloClient } from '@apollo/client';
import type { AdminSection, PageVariables, SectionTypes } from '../section/admin-section.ts';
import { CSV_BOM, csvLine } from './csv.ts';

/** Rows asked for at once. */
const PAGE = 500;

type Export<T extends SectionTypes> = {
  client: ApolloClient;
  section: AdminSection<T>;
  /** The list as it is narrowed down and ordered; all of its pages are exported. */
  variables: Pick<PageVariables<T>, 'where' | 'order_by'>;
};

/** The whole list as the lines of a CSV file, page after page, read in the person's own name and role. */
export async function* exportRows<T extends SectionTypes>(job: Export<T>): AsyncGenerator<string[]> {
  const columns = job.section.exported ?? [];
  yield [CSV_BOM + csvLine(columns)];
  for (let offset = 0; ; offset += PAGE) {
    const rows = await readPage(job, offset);
    yield rows.map((row) => csvLine(columns.map((column) => row[column])));
    if (rows.length < PAGE) return;
  }
}

async function readPage<T extends SectionTypes>(job: Export<T>, offset: number): Promise<T['row'][]> {
  const { client, section, variables } = job;
  const { data } = await client.query({
    query: section.documents.list,
    variables: { ...variables, limit: PAGE, offset },
    fetchPolicy: 'no-cache',
  });

  return (data as { rows: T['row'][] }).rows;
}
