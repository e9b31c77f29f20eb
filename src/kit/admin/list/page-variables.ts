import type { AdminSection, ListSection, PageVariables, SectionTypes } from '../section/admin-section.ts';
import type { ListState } from './list-state.ts';

/** The order that keeps a list's pages whole: its groups, the chosen column, then what makes it definite. */
function toOrder<T extends SectionTypes>(section: AdminSection<T>, state: ListState): T['order'][] {
  const { columns, group, tieBreak } = section;
  const sortBy = columns.find(({ id }) => id === state.sort)?.sortBy;

  return [
    ...(group ? [group.order] : []),
    ...(sortBy ? [{ [sortBy]: state.direction } as T['order']] : []),
    ...tieBreak,
  ];
}

/** Each condition that is chosen: search, tab, filters. */
export function toConditions<T extends SectionTypes>(
  { search, tabs = [], filters = [] }: ListSection<T>,
  state: ListState,
  now: string,
): T['where'][] {
  const words = state.search.trim();
  const tab = tabs.find(({ id }) => id === state.tab);

  return [
    ...(words && search ? [search(words)] : []),
    ...(tab ? [tab.where(now)] : []),
    ...filters.flatMap(({ name, options, where }) => {
      const value = options.find((option) => option.value === state.filters[name])?.value;
      return value === undefined ? [] : [where(value)];
    }),
  ];
}

/** What the list is narrowed down to; everything that is chosen holds at once. */
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

/** Whether the list shows fewer rows than there are. */
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
