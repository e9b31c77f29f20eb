import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { readUncached } from '#src/lib/apollo/read-uncached.ts';
import type { AdminSection, PageVariables, SectionTypes } from '../section/admin-section.ts';
import { cutPages } from './cut-pages.ts';
import { exportDocument } from './export-document.ts';
import { readAhead } from './read-ahead.ts';
import { orderKeys, type Fields } from './rows-after.ts';

/** Rows asked for at first: the file begins at once. */
const FIRST_PAGE = 500;
/** Rows asked for at a time after that. */
const PAGE = 5_000;

type Row = Fields & { id: string };

type Reading<T extends SectionTypes> = {
  client: ApolloClient;
  section: Pick<AdminSection<T>, 'documents' | 'exported'>;
  /** The list as it is narrowed down and ordered; all of its pages are read. */
  variables: Pick<PageVariables<T>, 'where' | 'order_by'>;
  /** Ends the reading, a request under way too. */
  signal?: AbortSignal | undefined;
};

/**
 * Every row of a list, page after page, in the list's order and in the person's own name and role. Each page begins
 * behind the last row of the one before, so rows that are added or deleted meanwhile shift no other. A row whose place
 * in the order changes meanwhile may stand in two pages; it is handed on once.
 */
export async function* readEveryPage<T extends SectionTypes>(
  reading: Reading<T>,
): AsyncGenerator<T['row'][]> {
  const seen = new Set<string>();
  for await (const rows of readPages(reading)) {
    yield rows.filter(({ id }) => !seen.has(id) && seen.add(id));
  }
}

async function* readPages<T extends SectionTypes>(reading: Reading<T>): AsyncGenerator<Row[]> {
  const keys = orderKeys(reading.variables.order_by);
  const order = keys.map(({ column }) => column);
  const read = rowReader(reading, ['id', ...(reading.section.exported ?? []), ...order]);
  const readOrder = rowReader(reading, order);
  const first = await read({}, { limit: FIRST_PAGE });
  yield first;
  const last = first.at(-1);
  if (first.length < FIRST_PAGE || !last) return;

  const findEnd = async (where: object) => (await readOrder(where, { limit: 1, offset: PAGE - 1 }))[0];
  yield* readAhead(cutPages(keys, last, findEnd), (where) => read(where));
}

type Cut = { limit?: number; offset?: number };

/** Reads these columns of the rows that a condition finds. */
function rowReader<T extends SectionTypes>(reading: Reading<T>, columns: readonly string[]) {
  const { client, section, variables, signal } = reading;
  const query = exportDocument(section.documents.list, [...new Set(columns)]) as TypedDocumentNode<{
    rows: Row[];
  }>;

  return async (place: object, cut: Cut = {}): Promise<Row[]> => {
    const where = { _and: [variables.where, place] };
    const { rows } = await readUncached(client, {
      query,
      variables: { where, order_by: variables.order_by, ...cut },
      signal,
    });

    return rows;
  };
}
