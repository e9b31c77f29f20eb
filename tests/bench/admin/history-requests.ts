import type { DocumentNode } from '@apollo/client';
import { HistoryEntry, HistoryPeople } from '#src/features/history/admin/history-documents.ts';
import { historySection } from '#src/features/history/admin/history-section.tsx';
import { listOptions, PAGE_SIZES, type ListState } from '#src/kit/admin/list/list-state.ts';
import { toPageVariables } from '#src/kit/admin/list/page-variables.ts';
import { LastChangeQuery } from '#src/kit/admin/form/last-change.tsx';
import { DeletionEntry } from '#src/kit/admin/undo/undo-documents.ts';

export type PageRequest = {
  /** Heading in the report under which requests are grouped. */
  kind: string;
  query: DocumentNode;
  variables: Record<string, unknown>;
};

type Person = { user_id: string; email: string };
type Choices = Partial<ListState>;

/** Id of a record in the seeded history. */
const RECORD = '10000000-0000-4000-8000-000000000007';
const DIRECTIONS = ['asc', 'desc'] as const;
/** Search words: in every label, in a few labels, in none, a LIKE pattern, and a letter that begins a word of each label. */
const WORDS = ['record', '147', '47', 'nowhere', '50%_', 'r'];

/** Returns the requests of the history's page for every choice of sorting, filter, search and page. */
export function historyRequests(people: readonly Person[], lastId: number): PageRequest[] {
  const section = historySection(people, RECORD);
  const { sortable, initialSort } = listOptions(section);
  const list = (kind: string, choices: Choices): PageRequest => ({
    kind,
    query: section.documents.list,
    variables: toPageVariables(section, { ...start(initialSort), ...choices }, ''),
  });
  const sorts = sortable.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction })));
  const choices = (most: number): Choices[] =>
    (section.filters ?? []).flatMap(({ name, options }) =>
      options.slice(0, most).map(({ value }) => ({ filters: { [name]: value } })),
    );
  const few = choices(2);
  const pairs = few.flatMap((one, at) =>
    few.slice(at + 1).map((other) => ({ filters: { ...one.filters, ...other.filters } })),
  );
  const words = WORDS.map((search) => ({ search }));

  return [
    ...PAGE_SIZES.map((pageSize) => list('opens', { pageSize })),
    { kind: 'opens', query: HistoryPeople, variables: {} },
    ...openedEntries(lastId),
    ...sorts.map((sort) => list('sorted', sort)),
    ...sorts.flatMap((sort) =>
      deepPages(lastId).map((page) => list('sorted, deep pages', { ...sort, page })),
    ),
    ...[...choices(12), ...words].map((choice) => list('one filter or search', choice)),
    ...pairs.map((choice) => list('two filters', choice)),
    ...few.flatMap((choice) => words.map((word) => list('filter and search', { ...choice, ...word }))),
    ...[...few, ...words].flatMap((choice) =>
      sorts.flatMap((sort) =>
        [0, 200].map((page) =>
          list('filter or search, sorted, first and 200th page', { ...choice, ...sort, page }),
        ),
      ),
    ),
  ];
}

const start = (initialSort: Pick<ListState, 'sort' | 'direction'>): ListState => ({
  ...{ page: 0, pageSize: 25, search: '', tab: '', filters: {} },
  ...initialSort,
});

/** Returns the numbers of the middle and the last page, at 25 rows per page. */
const deepPages = (total: number) => [Math.floor(total / 50), Math.ceil(total / 25) - 1];

/** Returns the request for one opened entry, and those of other forms: a row's last change, and a deletion to undo. */
function openedEntries(lastId: number): PageRequest[] {
  const last = (columns: string[]) => ({
    where: {
      table_name: { _eq: 'footer_links' },
      record_id: { _eq: RECORD },
      _or: columns.map((column) => ({ changed_columns: { _contains: [column] } })),
    },
  });

  return [
    ...[1, lastId].map((id) => ({ kind: 'an entry', query: HistoryEntry, variables: { id: String(id) } })),
    ...[['label'], ['url', 'category']].map((columns) => ({
      kind: 'last change of a record',
      query: LastChangeQuery,
      variables: last(columns),
    })),
    {
      kind: 'deletion to undo',
      query: DeletionEntry,
      variables: { table: 'footer_links', ids: [RECORD] },
    },
  ];
}
