import { useCallback, useRef, useState } from 'react';
import { constraintOf, errorCodeOf } from '#src/lib/apollo/error-code.ts';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { keepDraft, readDraft } from '../guard/draft.ts';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';
import type { AdminForm, SectionTexts, SectionTypes } from '../section/admin-section.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { rebase } from './record-changes.ts';
import type { RefuseField } from './guarded-form.tsx';
import type { SaveOutcome, SaveRecord } from './use-save-record.ts';

/** What came between loading a record and saving it. */
export type Problem<T extends SectionTypes> =
  | { kind: 'gone' }
  | {
      kind: 'conflict';
      /** Finds in the history who changed these fields. */
      changes: object | undefined;
      theirs: T['row'];
      mine: T['values'];
      columns: readonly string[];
    };

export type RecordEditing<T extends SectionTypes> = {
  initialValues: T['values'];
  /** What was left in this form when the session ended. */
  draft: T['values'] | undefined;
  problem: Problem<T> | null;
  /** Changes where the fields must begin again with the form's values. */
  revision: number;
  keepTyped: (values: T['values']) => void;
  submit: (values: T['values'], refuse: RefuseField<T['values']>) => Promise<void>;
  /** Settles a conflict: what the form goes on with, upon the newer record. */
  choose: (theirs: readonly string[]) => T['values'] | null;
  /** Makes the next save one of a new record. */
  beginAsNew: () => void;
};

type Options<T extends SectionTypes> = {
  section: {
    /** Finds in the history who changed these columns of the record. */
    changesOf?: ((row: T['row'], columns: readonly string[]) => object) | undefined;
    form: AdminForm<T>;
    texts: Pick<SectionTexts, 'created' | 'updated' | 'saveFailed'>;
    errors?: ErrorTexts<MessageId> | undefined;
  };
  save: SaveRecord<T>;
  /** The record as it is on opening; null for a new one. */
  record: T['row'] | null;
  draftKey: string;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
};

/**
 * A record in a form: editing → saved, or a conflict or a deleted record first, which the person settles
 * (choose, beginAsNew) and saves again.
 */
export function useRecordEditing<T extends SectionTypes>(options: Options<T>): RecordEditing<T> {
  const { section, save, record, draftKey, onSaving, onSaved } = options;
  const { form, texts, errors } = section;
  const { draft, initialValues, loadedRef } = useBeginning(form, record, draftKey);
  const [problem, setProblem] = useState<Problem<T> | null>(null);
  const [revision, setRevision] = useState(draft ? 1 : 0);
  const toasts = useToasts();
  const unsaved = useUnsavedChanges();

  async function trySaving(values: T['values']): Promise<void> {
    const loaded = loadedRef.current;
    const outcome = await save(loaded, values);
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'gone') return setProblem({ kind: 'gone' });
    if (outcome.kind === 'conflict') return setProblem(toProblem(outcome, section, values));
    const done = loaded === null ? texts.created : texts.updated;
    if (done) toasts.success(done);
    unsaved.forget();
    onSaved();
  }

  return {
    initialValues,
    draft: draft?.values,
    problem,
    revision,
    keepTyped: useCallback(
      (values) => keepDraft(draftKey, { loaded: loadedRef.current, values }),
      [draftKey, loadedRef],
    ),
    submit: async (values, refuse) => {
      setProblem(null);
      onSaving(true);
      try {
        await trySaving(values);
      } catch (error) {
        const isSaid = refuseAtField(error, section, refuse);
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

type Conflict<T extends SectionTypes> = Extract<SaveOutcome<T['row']>, { kind: 'conflict' }>;

/** Both sides of a conflict, and where the history tells whose the other one is. */
function toProblem<T extends SectionTypes>(
  conflict: Conflict<T>,
  section: Options<T>['section'],
  mine: T['values'],
): Problem<T> {
  return { ...conflict, changes: section.changesOf?.(conflict.theirs, conflict.columns), mine };
}

/** Says at its field what was refused, by the rule's name or by the error's code; false where it is about no single field. */
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

/** What the form begins with: the record, or what the same person left in the same form when the session ended. */
function useBeginning<T extends SectionTypes>(form: AdminForm<T>, record: T['row'] | null, draftKey: string) {
  const [draft] = useState(
    () => readDraft(draftKey) as { loaded: T['row'] | null; values: T['values'] } | null,
  );
  const [first] = useState<T['row'] | null>(draft ? draft.loaded : record);
  const [initialValues] = useState(() => (first ? form.toValues(first) : form.emptyValues()));
  /** The record upon which the changes are made; null for a new one. */
  const loadedRef = useRef(first);

  return { draft, initialValues, loadedRef };
}
