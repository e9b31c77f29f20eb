import { useState } from 'react';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';

/** The newest rows, but for a form with unsaved text: that keeps what it was opened with until it is saved. */
export function useShown<Rows>(newest: Rows | undefined): [Rows | undefined, number] {
  const unsaved = useUnsavedChanges();
  const [shown, setShown] = useState({ rows: newest, revision: 0 });
  if (newest !== shown.rows && newest !== undefined && !unsaved.isDirty) {
    setShown({ rows: newest, revision: shown.revision + 1 });
  }

  return [shown.rows, shown.revision];
}
