import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { readUncached } from '#src/lib/apollo/read-uncached.ts';
import type { AdminSection, PageVariables, SectionTypes } from '../section/admin-section.ts';
import { cutPages } from './cut-pages.ts';
import { exportDocument, shortNames, type ShortNames } from './export-document.ts';
import { orderKeys, type Fields, type OrderKey } from './rows-after.ts';

/** Rows of the first page; few, so that the file begins at once. */
const FIRST_PAGE = 500;
/** Rows of each later page. */
const PAGE = 5_000;

/** Row of an answer, keyed by the short names of its columns. */
type ShortRow = Readonly<Record<string, unknown>>;
/** A row's exported values, in the order of the columns. */
export type Values = readonly unknown[];

type Reading<T extends SectionTypes> = {
  client: ApolloClient;
  section: Pick<AdminSection<T>, 'documents'>;
  /** Columns to export. */
  columns: readonly string[];
  /** Filter and order of the list; all matching rows are read. */
  variables: Pick<PageVariables<T>, 'where' | 'order_by'>;
  /** Ends the reading and aborts a running request. */
  signal?: AbortSignal | undefined;
};

/**
 * Yields every row of a list, page by page, in the list's order and with the person's own role. Each page begins after
 * the last row of the page before, so rows added or deleted meanwhile shift no other row. A row that changes its place
 * in the order meanwhile may come in two pages; it is yielded once.
 */
export async function* readEveryPage<T extends SectionTypes>(reading: Reading<T>): AsyncGenerator<Values[]> {
  const { columns, variables } = reading;
  const keys = orderKeys(variables.order_by);
  const names = shortNames([...keys.map(({ column }) => column), 'id', ...columns]);
  const [id = '', ...values] = ['id', ...columns].map((column) => names.get(column) ?? column);
  const seen = new Set<unknown>();
  for await (const rows of readPages(reading, keys, names)) {
    const fresh = rows.filter((row) => !seen.has(row[id]) && seen.add(row[id]));
    yield fresh.map((row) => values.map((name) => row[name]));
  }
}

async function* readPages<T extends SectionTypes>(
  reading: Reading<T>,
  keys: readonly OrderKey[],
  names: ShortNames,
): AsyncGenerator<ShortRow[]> {
  const order = shortNames(keys.map(({ column }) => column));
  const placeOf = (row: ShortRow): Fields =>
    Object.fromEntries([...order].map(([column, name]) => [column, row[name]]));
  const read = rowReader(reading, names);
  const readOrder = rowReader(reading, order);
  const first = await read({}, { limit: FIRST_PAGE });
  yield first;
  const last = first.at(-1);
  if (first.length < FIRST_PAGE || !last) return;

  const findEnd = async (where: object) => {
    const [end] = await readOrder(where, { limit: 1, offset: PAGE - 1 });

    return end && placeOf(end);
  };
  yield* readAhead(cutPages(keys, placeOf(last), findEnd), (where) => read(where));
}

type Cut = { limit?: number; offset?: number };

/** Creates a function that reads these columns of the rows that a condition finds. */
function rowReader<T extends SectionTypes>(reading: Reading<T>, names: ShortNames) {
  const { client, section, variables, signal } = reading;
  const query = exportDocument(section.documents.list, names) as TypedDocumentNode<{ rows: ShortRow[] }>;

  return async (place: object, cut: Cut = {}): Promise<ShortRow[]> => {
    const where = { _and: [variables.where, place] };
    const { rows } = await readUncached(client, {
      query,
      variables: { where, order_by: variables.order_by, ...cut },
      signal,
    });

    return rows;
  };
}

/** Pages requested ahead: while one page is being written, the browser receives the next and the database reads another. */
const AHEAD = 2;

/** Reads the items' pages, up to `AHEAD` of them in advance, and yields the pages in order. */
async function* readAhead<Item, Page>(
  items: AsyncIterable<Item>,
  read: (item: Item) => Promise<Page>,
): AsyncGenerator<Page> {
  const underWay: Promise<Page>[] = [];
  for await (const item of items) {
    const page = read(item);
    // A consumer that stops early never awaits this page, whose rejection would then count as unhandled.
    page.catch(() => undefined);
    underWay.push(page);
    if (underWay.length > AHEAD) yield await (underWay.shift() as Promise<Page>);
  }
  for (const page of underWay) yield await page;
}
