import { useState } from 'react';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';

/** Returns the newest rows, except while text is unsaved: a form then keeps the rows it began with until it is saved. */
export function useShown<Rows>(newest: Rows | undefined): [Rows | undefined, number] {
  const unsaved = useUnsavedChanges();
  const [shown, setShown] = useState({ rows: newest, revision: 0 });
  if (newest !== shown.rows && newest !== undefined && !unsaved.isDirty) {
    setShown({ rows: newest, revision: shown.revision + 1 });
  }

  return [shown.rows, shown.revision];
}
