import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListSection, SectionTypes, SortDirection } from '../section/admin-section.ts';

/** Rows a page as offered in every list of the back office; 25 fit most lists on one screen. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

export type ListState = {
  /** From 0. */
  page: number;
  pageSize: number;
  /** The id of a column. */
  sort: string;
  direction: SortDirection;
  /** Words to look for; '' for none. */
  search: string;
  /** The id of a tab; '' for the first. */
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

/** What of a section's list can stand in the address. */
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

/** Page, order, search and filters of a list, kept in the address, so that they survive a reload and can be shared. */
export function useListState(options: ListStateOptions): [ListState, (change: ListChange) => void] {
  const [params, setParams] = useSearchParams();
  const defaultSize = options.pageSize ?? DEFAULT_PAGE_SIZE;
  const state = useMemo(() => readState(params, options), [params, options]);

  /** Anything but turning the page leads back to the first one. */
  const change = useCallback(
    (next: ListChange) => {
      setParams((previous) => writeState(previous, { page: 0, ...next }, defaultSize), { replace: true });
    },
    [setParams, defaultSize],
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

function writeState(previous: URLSearchParams, change: ListChange, defaultSize: number): URLSearchParams {
  const params = new URLSearchParams(previous);
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

  return params;
}
