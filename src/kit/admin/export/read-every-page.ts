import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { readUncached } from '#src/lib/apollo/read-uncached.ts';
import type { AdminSection, PageVariables, SectionTypes } from '../section/admin-section.ts';
import { cutPages } from './cut-pages.ts';
import { exportDocument, shortNames, type ShortNames } from './export-document.ts';
import { orderKeys, type Fields, type OrderKey } from './rows-after.ts';

/** Rows asked for at first: the file begins at once. */
const FIRST_PAGE = 500;
/** Rows asked for at a time after that. */
const PAGE = 5_000;

/** A row of an answer, by the short names of its columns. */
type ShortRow = Readonly<Record<string, unknown>>;
/** A row's exported values, in the order of the columns. */
export type Values = readonly unknown[];

type Reading<T extends SectionTypes> = {
  client: ApolloClient;
  section: Pick<AdminSection<T>, 'documents'>;
  /** The exported ones. */
  columns: readonly string[];
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

/** Reads these columns of the rows that a condition finds. */
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

/** Pages under way at once: while one is being written, one is read by the browser and one by the database. */
const AHEAD = 2;

/** Reads what is to be read, some of it at once, and hands it on in order. */
async function* readAhead<Item, Page>(
  items: AsyncIterable<Item>,
  read: (item: Item) => Promise<Page>,
): AsyncGenerator<Page> {
  const underWay: Promise<Page>[] = [];
  for await (const item of items) {
    const page = read(item);
    // A reader who leaves early never waits for it.
    page.catch(() => undefined);
    underWay.push(page);
    if (underWay.length > AHEAD) yield await (underWay.shift() as Promise<Page>);
  }
  for (const page of underWay) yield await page;
}
