import { useCallback, useEffect, useRef, useState } from 'react';
import { constraintOf, errorCodeOf } from '#src/lib/apollo/error-code.ts';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { dropDraftOf, keepDraft, readDraft, type Draft } from '../guard/draft.ts';
import type { AdminForm, SectionTexts, SectionTypes } from '../section/admin-section.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { rebase } from './saving/record-changes.ts';
import type { RefuseField, SubmitTools } from './guarded-form.tsx';
import type { SaveOutcome, SaveRecord } from './saving/use-save-record.ts';
import type { DraftStore } from './use-stored-draft.ts';
import { useStaying } from './use-staying.ts';

/** Reason why a record was not saved: somebody deleted it, or changed the same fields, since it was loaded. */
export type Problem<T extends SectionTypes> =
  | { kind: 'gone' }
  | {
      kind: 'conflict';
      /** Condition for the history entries that changed these fields. */
      changes: object | undefined;
      theirs: T['row'];
      mine: T['values'];
      columns: readonly string[];
    };

export type RecordEditing<T extends SectionTypes> = {
  initialValues: T['values'];
  /** Values that this form held when the session ended. */
  draft: T['values'] | undefined;
  problem: Problem<T> | null;
  /** Number that changes whenever the fields must be mounted again with the form's values. */
  revision: number;
  /** Keeps typed values as a draft; null drops it. */
  keepTyped: (values: T['values'] | null) => void;
  submit: (values: T['values'], tools: Tools<T>) => Promise<void>;
  /** Saves by `submit` and leaves the form open; returns the record as it was saved, undefined where it was not. */
  saveAndStay: (submit: () => Promise<unknown>) => Promise<T['row'] | undefined>;
  /** Returns the record on which the changes are based; null for a new one. */
  getLoaded: () => T['row'] | null;
  /** Bases the editing on the record of a draft, and returns the draft's values. */
  take: (draft: Draft) => T['values'];
  /** Bases the editing on a record that came in and returns its values; null if it was seen already. */
  follow: (newest: T['row'] | null) => T['values'] | null;
  /** Settles a conflict: returns the values with which the form continues, based on the newer record. */
  choose: (theirs: readonly string[]) => T['values'] | null;
  /** Makes the next save create a new record. */
  beginAsNew: () => void;
};

type Tools<T extends SectionTypes> = SubmitTools<T['values']>;

type Options<T extends SectionTypes> = {
  section: {
    /** Returns the condition for the history entries that changed these columns of the record. */
    changesOf?: ((row: T['row'], columns: readonly string[]) => object) | undefined;
    form: AdminForm<T>;
    texts: Pick<SectionTexts, 'created' | 'updated' | 'saveFailed'>;
    errors?: ErrorTexts<MessageId> | undefined;
  };
  save: SaveRecord<T>;
  /** Record as it was when the form opened, or the newest for a form that follows it; null for a new one. */
  record: T['row'] | null;
  /** Returns what the toast of a saved record offers next. */
  offerNext?: (
    values: T['values'],
    loaded: T['row'] | null,
    newId: string | undefined,
  ) => { label: MessageId; onClick: () => void } | undefined;
  /** Leads to a path, from a toast about what followed a save. */
  open?: (path: string) => void;
  draftKey: string;
  /** Keeps drafts in the browser too. */
  store?: DraftStore | undefined;
  /** Reads a record as it is saved now, for a form that stays open after a save. */
  reread?: (id: string) => Promise<T['row'] | null>;
  onStayed?: (saved: T['row']) => void;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
};

/**
 * Manages a record in a form. A save ends the editing, or finds a problem: a conflict, which the person settles by
 * `choose`, or a deleted record, which `beginAsNew` turns into a new one. The person then saves again.
 */
export function useRecordEditing<T extends SectionTypes>(options: Options<T>): RecordEditing<T> {
  const { section, save, record, draftKey, onSaving } = options;
  const { form, texts, errors } = section;
  const { draft, initialValues, loadedRef, begin } = useBeginning(form, record, draftKey);
  const base = useBase(record, loadedRef);
  const [problem, setProblem] = useState<Problem<T> | null>(null);
  const [revision, setRevision] = useState(draft ? 1 : 0);
  const toasts = useToasts();
  const { finish, saveAndStay } = useFinish(options, base.rest);

  async function trySaving(values: T['values'], { settle }: Tools<T>): Promise<void> {
    const loaded = loadedRef.current;
    const outcome = await save(loaded, values);
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'gone') return setProblem({ kind: 'gone' });
    if (outcome.kind === 'conflict') return setProblem(toProblem(outcome, section, values));
    await finish(outcome, { loaded, values, settle });
  }

  return {
    ...{ initialValues, problem, revision, saveAndStay },
    draft: draft?.values,
    keepTyped: useKeepTyped<T>(draftKey, loadedRef, options.store),
    getLoaded: () => loadedRef.current,
    take: (taken) => {
      setProblem(null);
      setRevision(revision + 1);

      return begin(taken);
    },
    follow: (newest) => (base.take(newest) ? valuesOf(form, newest) : null),
    submit: async (values, tools) => {
      setProblem(null);
      onSaving(true);
      try {
        await trySaving(values, tools);
      } catch (error) {
        const isSaid = refuseAtField(error, section, tools.refuse);
        if (!isSaid) toasts.failure(error, { errors, around: texts.saveFailed });
      } finally {
        onSaving(false);
      }
    },
    choose: (theirs) => {
      const loaded = loadedRef.current;
      if (problem?.kind !== 'conflict' || !loaded) return null;
      const sides = { ...problem, loaded: form.toValues(loaded), theirs: form.toValues(problem.theirs) };
      loadedRef.current = problem.theirs;
      setProblem(null);
      setRevision(revision + 1);

      return rebase(sides, theirs);
    },
    beginAsNew: () => {
      loadedRef.current = null;
    },
  };
}

type Saved<T extends SectionTypes> = Extract<SaveOutcome<T['row']>, { kind: 'saved' }>;
type Submitted<T extends SectionTypes> = Pick<Tools<T>, 'settle'> & {
  loaded: T['row'] | null;
  values: T['values'];
};

/** Returns a function for what follows a save: it is told, its draft is dropped, and the form ends or goes on. */
function useFinish<T extends SectionTypes>(options: Options<T>, rest: (saved: T['row']) => void) {
  const { form, texts } = options.section;
  const toasts = useToasts();
  const staying = useStaying<T['row']>(options.reread);

  const finish = async (outcome: Saved<T>, { loaded, values, settle }: Submitted<T>) => {
    const done = loaded === null ? texts.created : texts.updated;
    const next = staying.isAsked() ? undefined : options.offerNext?.(values, loaded, outcome.id);
    if (done) toasts.success(done, { next });
    await outcome.after?.({ toasts, open: options.open ?? (() => undefined) });
    dropDraftOf(options.draftKey);
    options.store?.forget();
    const stayed = await staying.read(loaded?.id ?? outcome.id);
    const record = stayed ?? outcome.record;
    if (record) rest(record);
    settle(record ? form.toValues(record) : null);
    if (stayed) options.onStayed?.(stayed);
    else options.onSaved();
  };

  return { finish, saveAndStay: staying.run };
}

type Conflict<T extends SectionTypes> = Extract<SaveOutcome<T['row']>, { kind: 'conflict' }>;

/** Returns both sides of a conflict, with the condition that finds in the history who made the other change. */
function toProblem<T extends SectionTypes>(
  conflict: Conflict<T>,
  section: Options<T>['section'],
  mine: T['values'],
): Problem<T> {
  return { ...conflict, changes: section.changesOf?.(conflict.theirs, conflict.columns), mine };
}

/** Shows a refusal at its field, found by constraint name or error code; returns false if no single field is to blame. */
function refuseAtField<T extends SectionTypes>(
  error: unknown,
  { form, errors }: Options<T>['section'],
  refuse: RefuseField<T['values']>,
): boolean {
  const names = [constraintOf(error), errorCodeOf(error)].map((name) => name ?? '');
  const rule = names.find((name) => form.fieldOf?.[name]) ?? '';
  const field = form.fieldOf?.[rule];
  const id = errors?.[rule];
  if (field === undefined || id === undefined) return false;
  refuse(field, { id });

  return true;
}

/** Returns the form's first values: the record, or the draft that this person left in this form when the session ended. */
function useBeginning<T extends SectionTypes>(form: AdminForm<T>, record: T['row'] | null, draftKey: string) {
  const [draft] = useState(
    () => readDraft(draftKey) as { loaded: T['row'] | null; values: T['values'] } | null,
  );
  const [first] = useState<T['row'] | null>(draft ? draft.loaded : record);
  const [initialValues] = useState(() => valuesOf(form, first));
  /** Record on which the changes are based; null for a new one. */
  const loadedRef = useRef(first);

  const begin = (taken: Draft): T['values'] => {
    loadedRef.current = taken.loaded as T['row'] | null;

    return withKnown(initialValues, taken.values);
  };

  return { draft, initialValues, loadedRef, begin };
}

const valuesOf = <T extends SectionTypes>(form: AdminForm<T>, record: T['row'] | null): T['values'] =>
  record ? form.toValues(record) : form.emptyValues();

/** Returns a form's values with those of a draft, which another release may have kept: fields that it lacks stay. */
function withKnown<Values extends object>(values: Values, draft: object): Values {
  const kept = draft as Record<string, unknown>;
  const entries = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof kept[field] === typeof value ? kept[field] : value,
  ]);

  return Object.fromEntries(entries) as Values;
}

/** Returns a function that keeps typed values, and the record on which they are based, as the form's draft. */
function useKeepTyped<T extends SectionTypes>(
  draftKey: string,
  loadedRef: { current: T['row'] | null },
  store: DraftStore | undefined,
) {
  return useCallback(
    (values: T['values'] | null) => {
      if (!values) return dropDraftOf(draftKey);
      const draft = { loaded: loadedRef.current, values };
      keepDraft(draftKey, draft, store?.forget);
      store?.keep(draft);
    },
    [draftKey, loadedRef, store],
  );
}

/** Keeps apart the record on which the changes are based and the newest that came in. */
function useBase<Row>(newest: Row | null, loadedRef: { current: Row | null }) {
  const newestRef = useRef(newest);
  const seenRef = useRef(newest);
  useEffect(() => {
    newestRef.current = newest;
  }, [newest]);

  return {
    /** Bases further changes on what was saved; records that came in before are older. */
    rest: (saved: Row) => {
      loadedRef.current = saved;
      seenRef.current = newestRef.current;
    },
    /** Bases further changes on a record that came in; returns false if it was seen already. */
    take: (record: Row | null) => {
      if (seenRef.current === record) return false;
      seenRef.current = record;
      loadedRef.current = record;

      return true;
    },
  };
}
