import { useCallback, useMemo } from 'react';
import { useQueryParams } from '../address/use-query-params.ts';
import type { ListSection, SectionTypes, SortDirection } from '../section/admin-section.ts';

/** Page sizes offered in every list of the back office; most lists fit on one screen with 25 rows. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 25;

export type ListState = {
  /** Number of the page, from 0. */
  page: number;
  pageSize: number;
  /** Id of the column that orders the list. */
  sort: string;
  direction: SortDirection;
  /** Search words; '' for none. */
  search: string;
  /** Id of the chosen tab; '' for the first. */
  tab: string;
  /** The chosen value of each filter that is set. */
  filters: Readonly<Record<string, string>>;
};

export type ListChange = Partial<ListState>;

export type ListStateOptions = {
  sortable: readonly string[];
  initialSort: { sort: string; direction: SortDirection };
  filterNames: readonly string[];
  pageSize?: number | undefined;
};

/** Returns the values that a list's URL parameters may have in this section. */
export function listOptions<T extends SectionTypes>({
  columns,
  initialSort,
  filters = [],
  pageSize,
}: ListSection<T>): ListStateOptions {
  return {
    sortable: columns.flatMap(({ id, sortBy }) => (sortBy ? [id] : [])),
    initialSort,
    filterNames: filters.map(({ name }) => name),
    pageSize,
  };
}

/** Keeps a list's page, order, search and filters in the URL, so that they survive a reload and can be shared. */
export function useListState(options: ListStateOptions): [ListState, (change: ListChange) => void] {
  const [params, changeParams] = useQueryParams();
  const defaultSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
  const state = useMemo(() => readState(params, options), [params, options]);

  /** Changes the state; any change that doesn't name a page returns to the first page. */
  const change = useCallback(
    (next: ListChange) => changeParams((query) => writeState(query, { page: 0, ...next }, defaultSize)),
    [changeParams, defaultSize],
  );

  return [state, change];
}

function readState(params: URLSearchParams, options: ListStateOptions): ListState {
  const { sortable, initialSort, filterNames, pageSize = DEFAULT_PAGE_SIZE } = options;
  const size = Number(params.get('size'));
  const direction = params.get('direction');
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });

  return {
    page: Math.max(0, Math.trunc(Number(params.get('page')) || 1) - 1),
    pageSize: PAGE_SIZES.find((offered) => offered === size) ?? pageSize,
    sort: sortable.find((column) => column === params.get('sort')) ?? initialSort.sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : initialSort.direction,
    search: params.get('q') ?? '',
    tab: params.get('tab') ?? '',
    filters: Object.fromEntries(filters),
  };
}

function writeState(params: URLSearchParams, change: ListChange, defaultSize: number): void {
  const put = (name: string, value: string | number | null | undefined) => {
    if (value === undefined) return;
    if (value === null || value === '') params.delete(name);
    else params.set(name, String(value));
  };
  put('page', change.page === 0 ? null : change.page && change.page + 1);
  put('size', change.pageSize === defaultSize ? null : change.pageSize);
  put('sort', change.sort);
  put('direction', change.direction);
  put('q', change.search);
  put('tab', change.tab);
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value);
}
