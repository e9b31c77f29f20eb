import type { DocumentNode } from '@apollo/client';
import { HistoryEntry, HistoryPeople } from '#src/features/history/admin/history-documents.ts';
import { historySection } from '#src/features/history/admin/history-section.tsx';
import { listOptions, PAGE_SIZES, type ListState } from '#src/kit/admin/list/list-state.ts';
import { toPageVariables } from '#src/kit/admin/list/page-variables.ts';
import { LastChangeQuery } from '#src/kit/admin/form/last-change.tsx';
import { DeletionEntry } from '#src/kit/admin/undo/use-undo-deletion.ts';

export type PageRequest = {
  /** Requests of one kind stand together in the report. */
  kind: string;
  query: DocumentNode;
  variables: Record<string, unknown>;
};

type Person = { user_id: string; email: string };
type Choices = Partial<ListState>;

/** The record of the seed with the most changes, and one that it lacks. */
const RECORD = '10000000-0000-4000-8000-000000000007';
const DIRECTIONS = ['asc', 'desc'] as const;
/** A word in every label, parts of a few, one in none, one that looks like a pattern, and a letter that begins a word in all. */
const WORDS = ['record', '147', '47', 'nowhere', '50%_', 'r'];

/** Everything that the page of the history asks for, by what a person can choose on it. */
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

/** The middle and the last page of 25. */
const deepPages = (total: number) => [Math.floor(total / 50), Math.ceil(total / 25) - 1];

/** One entry as it stands open, and what other forms ask of the history: the last change, and a deletion to undo. */
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
