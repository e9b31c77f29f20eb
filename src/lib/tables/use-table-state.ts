import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Rows a page as offered in every table of the back office; the first fits most lists on one screen. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

export type SortDirection = 'asc' | 'desc';

export type TableState<Column extends string> = {
  /** From 0. */
  page: number;
  pageSize: number;
  sort: Column;
  direction: SortDirection;
  /** Words to look for; '' for none. */
  search: string;
  /** A further choice of the table's own, or null. */
  filter: string | null;
};

export type TableChange<Column extends string> = Partial<TableState<Column>>;

type TableStateOptions<Column extends string> = {
  columns: readonly Column[];
  initial: { sort: Column; direction: SortDirection };
};

/** Page, order and filters of a table, kept in the address, so that they survive a reload and can be shared. */
export function useTableState<Column extends string>({ columns, initial }: TableStateOptions<Column>) {
  const [params, setParams] = useSearchParams();
  const { sort: firstSort, direction: firstDirection } = initial;

  const state = useMemo((): TableState<Column> => {
    const size = Number(params.get('size'));

    return {
      page: Math.max(0, Math.trunc(Number(params.get('page')) || 1) - 1),
      pageSize: PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_PAGE_SIZE,
      sort: columns.find((column) => column === params.get('sort')) ?? firstSort,
      direction: directionOf(params.get('direction')) ?? firstDirection,
      search: params.get('q') ?? '',
      filter: params.get('filter'),
    };
  }, [params, columns, firstSort, firstDirection]);

  /** Anything but turning the page leads back to the first one. */
  const change = useCallback(
    (next: TableChange<Column>) => {
      setParams((previous) => toParams(previous, { page: 0, ...next }), { replace: true });
    },
    [setParams],
  );

  return [state, change] as const;
}

function directionOf(value: string | null): SortDirection | undefined {
  return value === 'asc' || value === 'desc' ? value : undefined;
}

function toParams(previous: URLSearchParams, change: TableChange<string>): URLSearchParams {
  const params = new URLSearchParams(previous);
  const put = (name: string, value: string | number | null | undefined) => {
    if (value === undefined) return;
    if (value === null || value === '') params.delete(name);
    else params.set(name, String(value));
  };
  put('page', change.page === 0 ? null : change.page && change.page + 1);
  put('size', change.pageSize === DEFAULT_PAGE_SIZE ? null : change.pageSize);
  put('sort', change.sort);
  put('direction', change.direction);
  put('q', change.search);
  put('filter', change.filter);

  return params;
}
