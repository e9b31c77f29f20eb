import { useApolloClient } from '@apollo/client/react';
import { compareAndSet } from '../form/saving/compare-and-set.ts';
import { changedColumns, conflictingColumns, pick } from '../form/saving/record-changes.ts';
import type { SaveOutcome, SaveRecord } from '../form/saving/use-save-record.ts';
import { forgetCached } from '../list/forget-cached.ts';
import { changedRows, toRecord, unchangedRows } from './setting-rows.ts';
import type {
  SaveApart,
  SettingsRecord,
  SettingsSection,
  SettingsTypes,
  SettingValues,
} from './settings-section.ts';

/**
 * Saves the fields of a settings form that differ from the loaded ones. Fields that somebody else changed meanwhile keep
 * their new values; a field that both people changed is a conflict, which is reported before anything is written.
 */
export function useSaveSettings<Values extends SettingValues>(
  section: SettingsSection<Values>,
  saveApart?: SaveApart<Values>,
): SaveRecord<SettingsTypes<Values>> {
  const client = useApolloClient();
  const { name, table, documents, emptyValues, apart = [] } = section;

  async function read(): Promise<SettingsRecord<Values>> {
    const { data } = await client.query({ query: documents.read, fetchPolicy: 'network-only' });
    if (!data) throw new Error(`The settings ${name} could not be read.`);

    return toRecord(name, data.rows, emptyValues);
  }

  /** Writes the changed rows; resolves to true if each of them still had the values of `before`. */
  async function write(before: Values, after: Values): Promise<boolean> {
    const objects = changedRows(before, after);
    if (objects.length === 0) return true;
    const where = unchangedRows(
      before,
      objects.map(({ key }) => key),
    );
    const { data } = await client.mutate({ mutation: documents.save, variables: { objects, where } });

    return data?.saved?.affected_rows === objects.length;
  }

  return async (loaded, values) => {
    if (!loaded) throw new Error(`The settings ${name} were not loaded.`);
    const changed = changedColumns(loaded.values, values);
    let isSavedApart = !apart.some((field) => changed.includes(field));

    return compareAndSet<SaveOutcome<SettingsRecord<Values>>>(`The record of settings ${name}`, async () => {
      const theirs = await read();
      const columns = conflictingColumns(loaded.values, values, theirs.values, changed);
      if (columns.length > 0) return { kind: 'conflict', theirs, columns };
      isSavedApart ||= (await saveApart?.(values)) ?? false;
      if (!isSavedApart) return { kind: 'cancelled' };
      const own = changed.filter((field) => !apart.includes(field));
      const after = { ...theirs.values, ...Object.fromEntries(own.map((field) => [field, values[field]])) };
      if (!(await write(theirs.values, after))) return undefined;
      forgetCached(client, table);
      return { kind: 'saved', record: { ...theirs, values: { ...after, ...pick(values, changed) } } };
    });
  };
}
