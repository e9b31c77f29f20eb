import { useCallback, useMemo, useState } from 'react';

export type Selection = {
  /** Selected rows of the page. */
  ids: ReadonlySet<string>;
  /** True if every row of the list is selected, beyond the page too. */
  isWhole: boolean;
  toggle: (id: string) => void;
  /** Selects these rows of the page, or takes them out if all of them are selected already. */
  toggleAll: (ids: readonly string[]) => void;
  /** Selects every row of the list. */
  selectWhole: () => void;
  clear: () => void;
};

type Chosen = { ids: ReadonlySet<string>; isWhole: boolean; scope: string };

/**
 * Keeps the rows selected by their checkboxes; only rows of the current page count, unless the whole list is selected.
 * That ends with the first change of a row's checkbox, and with a change of `scope`: the search, tab and filters.
 */
export function useSelection(rows: readonly { id: string }[], scope: string): Selection {
  const [chosen, setChosen] = useState<Chosen>({ ids: new Set(), isWhole: false, scope });
  const isWhole = chosen.isWhole && chosen.scope === scope;
  const ids = useMemo(
    () => new Set(rows.map(({ id }) => id).filter((id) => isWhole || chosen.ids.has(id))),
    [rows, chosen, isWhole],
  );
  const toggleAll = useCallback(
    (some: readonly string[]) =>
      setChosen((previous) => {
        const before = previous.isWhole && previous.scope === scope ? rows.map(({ id }) => id) : previous.ids;
        return { ids: toggled(new Set(before), some), isWhole: false, scope };
      }),
    [rows, scope],
  );

  return {
    ids,
    isWhole,
    toggle: useCallback((id: string) => toggleAll([id]), [toggleAll]),
    toggleAll,
    selectWhole: useCallback(() => setChosen({ ids: new Set(), isWhole: true, scope }), [scope]),
    clear: useCallback(() => setChosen({ ids: new Set(), isWhole: false, scope }), [scope]),
  };
}

function toggled(ids: Set<string>, some: readonly string[]): ReadonlySet<string> {
  const isAll = some.every((id) => ids.has(id));
  for (const id of some) {
    if (isAll) ids.delete(id);
    else ids.add(id);
  }

  return ids;
}
