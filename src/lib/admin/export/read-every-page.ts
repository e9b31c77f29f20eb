import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { AdminSection, PageVariables, SectionTypes } from '../section/admin-section.ts';
import { exportDocument } from './export-document.ts';
import { orderKeys, rowsAfter, type Fields, type OrderKey } from './rows-after.ts';

/** Rows asked for at first: the file begins at once. */
const FIRST_PAGE = 500;
/** Rows asked for at a time after that. */
const PAGE = 5_000;

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
 * in the order changes meanwhile may stand in two pages; it is handed on once. The next page is asked for while the
 * last one is being dealt with.
 */
export async function* readEveryPage<T extends SectionTypes>(
  reading: Reading<T>,
): AsyncGenerator<T['row'][]> {
  const steps = readSteps(reading);
  const seen = new Set<string>();
  let next = steps.next();
  for (;;) {
    const { value: rows, done } = await next;
    if (done) return;
    next = steps.next();
    // A reader who leaves early never waits for it.
    next.catch(() => undefined);
    yield rows.filter(({ id }) => !seen.has(id) && seen.add(id));
  }
}

async function* readSteps<T extends SectionTypes>(reading: Reading<T>): AsyncGenerator<T['row'][]> {
  const keys = orderKeys(reading.variables.order_by);
  const read = pageReader(reading, keys);
  let limit = FIRST_PAGE;
  let place = { where: {}, leavesNulls: false };
  for (;;) {
    const rows = await read(place.where, limit);
    yield rows;
    const last = rows.at(-1);
    if (rows.length === limit && last) place = rowsAfter(keys, last as Fields);
    else if (place.leavesNulls) place = { where: withoutValue(keys), leavesNulls: false };
    else return;
    limit = PAGE;
  }
}

/** The end of an ascending list. */
const withoutValue = ([first]: readonly OrderKey[]) => (first ? { [first.column]: { _is_null: true } } : {});

function pageReader<T extends SectionTypes>(reading: Reading<T>, keys: readonly OrderKey[]) {
  const { client, section, variables, signal } = reading;
  const columns = new Set(['id', ...(section.exported ?? []), ...keys.map(({ column }) => column)]);
  const query = exportDocument(section.documents.list, [...columns]) as TypedDocumentNode<{
    rows: T['row'][];
  }>;

  return async (place: object, limit: number): Promise<T['row'][]> => {
    signal?.throwIfAborted();
    const where = { _and: [variables.where, place] };
    const { data } = await client.query({
      query,
      variables: { where, order_by: variables.order_by, limit, offset: 0 },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });

    return (data as { rows: T['row'][] }).rows;
  };
}
