import type { AdminSection, ListSection, PageVariables, SectionTypes } from '../section/admin-section.ts';
import type { ListState } from './list-state.ts';

/** Returns the complete order of a list: its groups, the chosen column, then the columns that break ties. */
function toOrder<T extends SectionTypes>(section: AdminSection<T>, state: ListState): T['order'][] {
  const { columns, group, tieBreak } = section;
  const sortBy = columns.find(({ id }) => id === state.sort)?.sortBy;

  return [
    ...(group ? [group.order] : []),
    ...(sortBy ? [{ [sortBy]: state.direction } as T['order']] : []),
    ...tieBreak,
  ];
}

/** Returns the conditions of the section's part of the table, the search, the tab and the filters that are set. */
export function toConditions<T extends SectionTypes>(
  { subset, search, tabs, filters = [] }: ListSection<T>,
  state: ListState,
  now: string,
): T['where'][] {
  const words = state.search.trim();
  const tab = tabs?.all.find(({ id }) => id === state.tab);

  return [
    ...(subset ? [subset] : []),
    ...(words && search ? [search(words)] : []),
    ...(tab ? [tab.where(now)] : []),
    ...filters.flatMap(({ name, options, where }) => {
      const value = options.find((option) => option.value === state.filters[name])?.value;
      return value === undefined ? [] : [where(value)];
    }),
  ];
}

/** Returns a condition for rows of the section's part of the table alone. */
export function inSubset<T extends SectionTypes>(
  { subset }: Pick<AdminSection<T>, 'subset'>,
  where: T['where'],
): T['where'] {
  return subset ? { _and: [subset, where] } : where;
}

/** Combines the conditions of the table's part, search, tab and filters; a row must meet all of them. */
export function toWhere<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  now: string,
): T['where'] {
  const conditions = toConditions(section, state, now).filter(
    (condition) => Object.keys(condition).length > 0,
  );
  const [only] = conditions;

  return (conditions.length > 1 ? { _and: conditions } : (only ?? {})) as T['where'];
}

/** Returns whether a search, tab or filter may hide rows of the list. */
export function isNarrowed({ search, tab, filters }: ListState): boolean {
  return search !== '' || tab !== '' || Object.keys(filters).length > 0;
}

export function toPageVariables<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  now: string,
): PageVariables<T> {
  return {
    where: toWhere(section, state, now),
    order_by: toOrder(section, state),
    limit: state.pageSize,
    offset: state.page * state.pageSize,
  };
}
