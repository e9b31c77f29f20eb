import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { randomUuid } from '#src/lib/random-uuid.ts';
import type { AdminForm, AdminSection, SectionTypes } from '../../section/admin-section.ts';
import type { AfterSave } from '../../section/after-save.ts';
import type { AskHowFar } from '../../section/how-far.ts';
import { compareAndSet } from './compare-and-set.ts';
import { createRecord } from './create-record.ts';
import { changedColumns, conflictingColumns, pick, unchangedSince } from './record-changes.ts';
import { readOthers, saveTogether } from './save-together.ts';

export type SaveOutcome<Row> =
  /** A form that stays open goes on with `record`, the record as it was saved. */
  | { kind: 'saved'; record?: Row; id?: string; after?: AfterSave }
  /** The person cancelled a question that the save asked; nothing was saved. */
  | { kind: 'cancelled' }
  /** Somebody deleted the record meanwhile. */
  | { kind: 'gone' }
  /** Somebody changed the same fields meanwhile. */
  | { kind: 'conflict'; theirs: Row; columns: string[] };

/** Section whose form is loaded. */
export type FormSectionOf<T extends SectionTypes> = Omit<AdminSection<T>, 'form'> & { form: AdminForm<T> };

export type SaveRecord<T extends SectionTypes> = (
  /** Record as it was loaded; null for a new one. */
  loaded: T['row'] | null,
  values: T['values'],
) => Promise<SaveOutcome<T['row']>>;

/**
 * Saves a form's values. Sends only the changed columns of a record, on condition that they still have the loaded values.
 * So two people's changes of different fields both survive, and neither change of one field is lost unnoticed.
 */
export function useSaveRecord<T extends SectionTypes>(
  section: FormSectionOf<T>,
  ask: AskHowFar = () => Promise.resolve('one'),
): SaveRecord<T> {
  const client = useApolloClient();
  const intl = useIntl();
  const [newId, setNewId] = useState(randomUuid);

  return async (loaded, values) => {
    const columns = withoutEmptyPlace(section, section.form.toColumns(values));
    if (loaded === null) {
      const { documents, recordActions } = section;
      if (recordActions) await recordActions.create(client, columns);
      else await createRecord(client, documents, { ...columns, id: newId });
      setNewId(randomUuid());
      return { kind: 'saved', ...(!recordActions && { id: newId }) };
    }
    const before = section.form.toColumns(section.form.toValues(loaded));
    const changed = changedColumns(before as Record<string, unknown>, columns as Record<string, unknown>);

    const update = { client, section, columns, changed };
    if (section.recordActions) return updateByAction(update, loaded);
    const change = { loaded, columns: columns as Record<string, unknown>, changed };
    const after = await section.form.beforeSave?.(change, { client, intl, ask });
    if (after === 'cancelled') return { kind: 'cancelled' };
    const outcome = (await updateRowSet(update, loaded, ask)) ?? (await updateRecord(update, loaded));

    return outcome.kind === 'saved' && after ? { ...outcome, after } : outcome;
  };
}

/** Leaves out an empty number of the order by hand: the database gives a new record one, and a stored one keeps its own. */
function withoutEmptyPlace<T extends SectionTypes, Columns extends T['insert'] & T['patch']>(
  { manualOrder }: Pick<FormSectionOf<T>, 'manualOrder'>,
  columns: Columns,
): Columns {
  const entries = Object.entries(columns).filter(
    ([name, value]) => name !== manualOrder?.column || value !== null,
  );

  return Object.fromEntries(entries) as Columns;
}

type Update<T extends SectionTypes> = {
  client: ApolloClient;
  section: FormSectionOf<T>;
  columns: T['patch'];
  changed: readonly string[];
};

/**
 * Saves a record together with the other rows of its row set, if it was changed in a column that they share and the person
 * wants so; undefined if it is to be saved alone.
 */
async function updateRowSet<T extends SectionTypes>(
  { client, section, columns, changed }: Update<T>,
  loaded: T['row'],
  ask: AskHowFar,
): Promise<SaveOutcome<T['row']> | undefined> {
  const { columns: shared = [], texts } = section.shared ?? {};
  if (!texts || !changed.some((column) => shared.some((name) => name === column))) return undefined;
  const together = { client, section, loaded };
  const others = await readOthers(together);
  if (others.length === 0) return undefined;
  const answer = await ask({ texts, values: { count: others.length + 1 } });
  if (answer === 'one') return undefined;
  if (answer === 'cancel') return { kind: 'cancelled' };
  await saveTogether(together, others, { columns: columns as Record<string, unknown>, changed });

  return { kind: 'saved' };
}

async function updateRecord<T extends SectionTypes>(
  update: Update<T>,
  loaded: T['row'],
): Promise<SaveOutcome<T['row']>> {
  const { client, section, changed } = update;
  const columns = update.columns as Record<string, unknown>;
  let base = loaded;

  return compareAndSet<SaveOutcome<T['row']>>(`The record ${loaded.id}`, async () => {
    if (changed.length > 0 && (await setColumns(update, base))) return { kind: 'saved' };
    const theirs = await readRecord(client, section, loaded.id);
    if (!theirs) return { kind: 'gone' };
    if (changed.length === 0) return { kind: 'saved' };
    const conflicts = conflictingColumns(loaded, columns, theirs, changed);
    if (conflicts.length > 0) return { kind: 'conflict', theirs, columns: conflicts };
    base = theirs;
  });
}

/** Saves by an action. As an action takes no condition, it reads the record just before to detect others' changes. */
async function updateByAction<T extends SectionTypes>(
  { client, section, changed, ...update }: Update<T>,
  loaded: T['row'],
): Promise<SaveOutcome<T['row']>> {
  const columns = update.columns as Record<string, unknown>;
  const theirs = await readRecord(client, section, loaded.id);
  if (!theirs) return { kind: 'gone' };
  if (changed.length === 0) return { kind: 'saved' };
  const conflicts = conflictingColumns(loaded, columns, theirs, changed);
  if (conflicts.length > 0) return { kind: 'conflict', theirs, columns: conflicts };
  await section.recordActions?.update(client, loaded.id, pick(columns, changed) as Partial<T['patch']>);

  return { kind: 'saved' };
}

async function setColumns<T extends SectionTypes>(
  { client, section, columns, changed }: Update<T>,
  base: T['row'],
): Promise<boolean> {
  const { update } = section.documents;
  if (!update) throw new Error(`The section ${section.name} has no document that updates.`);
  const { data } = await client.mutate({
    mutation: update,
    variables: {
      where: unchangedSince(base, changed),
      set: pick(columns as Record<string, unknown>, changed),
    },
  });
  const { saved } = (data ?? {}) as { saved?: { affected_rows: number } | null };

  return (saved?.affected_rows ?? 0) > 0;
}

/** Reads the record as it is now; returns null when it is gone. */
export async function readRecord<T extends SectionTypes>(
  client: ApolloClient,
  { documents, tieBreak }: Pick<AdminSection<T>, 'documents' | 'tieBreak'>,
  id: string,
): Promise<T['row'] | null> {
  const { data } = await client.query({
    query: documents.list,
    variables: { where: { id: { _eq: id } }, order_by: [...tieBreak], limit: 1, offset: 0 },
    fetchPolicy: 'network-only',
  });
  const { rows } = (data ?? { rows: [] }) as { rows: T['row'][] };

  return rows[0] ?? null;
}
