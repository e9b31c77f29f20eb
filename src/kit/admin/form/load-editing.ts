import { loadAgain, type LoadedFor } from '#src/lib/loading/load-again.ts';
import { readable } from '#src/lib/loading/load-once.ts';
import type { AdminForm, LateForm, SectionTypes } from '../section/admin-section.ts';

type Editing<T extends SectionTypes> = {
  EditedRecord: typeof import('./edited-record.tsx').EditedRecord;
  form: AdminForm<T>;
};

/** Forms whose code is there. */
const loaded = new WeakMap<object, Promise<unknown>>();

/** Loads what edits a record with this form. */
export function loadEditing<T extends SectionTypes>(
  form: LateForm<T>,
  loadedFor: LoadedFor = 'page',
): Promise<Editing<T>> {
  const known = loaded.get(form) as Promise<Editing<T>> | undefined;
  if (known) return known;
  const loading = readable(loadAgain(() => importEditing(form), loadedFor));
  loading.then(
    () => loaded.set(form, loading),
    () => undefined,
  );

  return loading;
}

async function importEditing<T extends SectionTypes>({ load }: LateForm<T>): Promise<Editing<T>> {
  const [{ EditedRecord }, form] = await Promise.all([import('./edited-record.tsx'), load()]);

  return { EditedRecord, form };
}
