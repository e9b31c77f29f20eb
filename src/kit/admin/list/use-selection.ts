import { useCallback, useMemo, useState } from 'react';

export type Selection = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects all rows of the page, or none if all are selected already. */
  toggleAll: () => void;
  clear: () => void;
};

/** Keeps the rows selected by their checkboxes; only rows of the current page count. */
export function useSelection(rows: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(
    () => new Set(rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)),
    [rows, chosen],
  );
  const toggle = useCallback((id: string) => {
    setChosen((previous) => {
      const next = new Set(previous);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  const isWhole = rows.length > 0 && ids.size === rows.length;

  return {
    ids,
    toggle,
    toggleAll: () => (isWhole ? clear() : setChosen(new Set(rows.map(({ id }) => id)))),
    clear,
  };
}
